import { type APIRequestContext, expect } from '@playwright/test';
import { call, done, ORIGIN } from '../calls';

/** Electricity bills in German, which none of the tested page languages is. */
const BILLS = 'Standort;Von;Bis;Verbrauch (kWh)\r\nMill;01.09.2025;30.09.2025;9.100,25\r\n';

/** Uploads a file whose columns still have to be matched; returns the id of the import. */
async function importOf(request: APIRequestContext): Promise<string> {
  const file = { name: 'bills.csv', mimeType: 'text/csv', buffer: Buffer.from(BILLS) };
  const multipart = { entity: 'imports', activity: 'electricity_activitys', file };
  const answer = await request.post(`${ORIGIN}/api/upload`, { multipart, headers: { origin: ORIGIN } });
  const { _id } = (await answer.json()).obj;
  await expect.poll(async () => (await call(request, 'GET', `imports/${_id}`)).body.obj.state).toBe('uploaded');
  return _id;
}

const YEAR = { from: Date.UTC(2024, 0, 1), to: Date.UTC(2024, 11, 31) };
const PLACE = { country: 'GB', electricity_grid: 'United Kingdom', town_or_city: 'Leeds', post_code: 'LS1 1AA' };

/** Creates an approved year that was changed with a reason, an offset, and outdated figures. */
async function heldYear(request: APIRequestContext): Promise<void> {
  const place = { name: 'LS-2', address_line1: 'A1', ...PLACE };
  const { _id: location_id } = await done(request, 'POST', 'locations', place);
  const bill = { location_id, ...YEAR, amount: 1200, units: 'kWh', renewable_amount: 0 };
  const { _id } = await done(request, 'POST', 'electricity_activitys', bill);
  const credit = { ...YEAR, amount: -4, units: 't', scope: 'scope_1', reason: 'R-7', registry: 'WCC', vintage: 2024 };
  await done(request, 'POST', 'carbon_activitys', credit);
  await done(request, 'POST', 'decide_inventory_year', { year: 2024, decision: 'approve' });
  const why = { 'lichen-reason': 'C-2024-118-AB' };
  const changed = await call(request, 'PATCH', `electricity_activitys/${_id}`, { amount: 1300 }, why);
  expect(changed.status).toBe(200);
  await done(request, 'PATCH', `locations/${location_id}`, { country: 'FR', electricity_grid: 'France' });
}

/** Every further activity page, each with data to show, as `{description: address}`. */
export async function activityPages(request: APIRequestContext): Promise<Record<string, string>> {
  const what = { name: 'GT-2025', kind: 'supplier_tariff', activity_type: 'fuel_activitys', item: 'Natural gas' };
  const figure = { kg_co2e: 0.21, units: 'kWh', valid_from: Date.UTC(2025, 0, 1), source: 'L-118' };
  const { _id: factor } = await done(request, 'POST', 'own_factors', { ...what, ...figure });
  await heldYear(request);
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
    years: '/activities/years',
    offsets: '/activities/offsets',
    'figures that are behind': '/activities?behind=true&period=all',
  };
}
