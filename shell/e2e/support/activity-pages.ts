import { type APIRequestContext, expect } from '@playwright/test';
import { call, done, ORIGIN } from './calls';

/** In the words of nobody who reads the pages. */
const BILLS = 'Standort;Von;Bis;Verbrauch (kWh)\r\nMill;01.09.2025;30.09.2025;9.100,25\r\n';

/** An import whose columns wait to be matched. */
async function importOf(request: APIRequestContext): Promise<string> {
  const file = { name: 'bills.csv', mimeType: 'text/csv', buffer: Buffer.from(BILLS) };
  const multipart = { entity: 'imports', activity: 'electricity_activitys', file };
  const answer = await request.post(`${ORIGIN}/api/upload`, { multipart, headers: { origin: ORIGIN } });
  const { _id } = (await answer.json()).obj;
  await expect.poll(async () => (await call(request, 'GET', `imports/${_id}`)).body.obj.state).toBe('uploaded');
  return _id;
}

/** Every further page of the activities, with something on each; `{what is on it}: address`. */
export async function activityPages(request: APIRequestContext): Promise<Record<string, string>> {
  const what = { name: 'GT-2025', kind: 'supplier_tariff', activity_type: 'fuel_activitys', item: 'Natural gas' };
  const figure = { kg_co2e: 0.21, units: 'kWh', valid_from: Date.UTC(2025, 0, 1), source: 'L-118' };
  const { _id: factor } = await done(request, 'POST', 'own_factors', { ...what, ...figure });
  const { _id: proposal } = await done(request, 'POST', 'recalculate', {});
  const state = async () => (await call(request, 'GET', `recalculations/${proposal}`)).body.obj.state;
  await expect.poll(state).toBe('proposed');
  return {
    imports: '/activities/import',
    'import columns': `/activities/import/${await importOf(request)}`,
    factors: '/activities/factors?q=natural+gas',
    'own factors': '/activities/factors/own',
    'own factor form': '/activities/factors/own/new',
    'own factor edit': `/activities/factors/own/${factor}`,
    recalculations: '/activities/recalculation',
    recalculation: `/activities/recalculation/${proposal}`,
    'fast entry': '/activities/enter/electricity_activitys',
    analysis: '/charts/chart',
    'saved charts': '/charts/saved',
    'scope 3': '/scope3',
  };
}
