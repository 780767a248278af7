import type { APIRequestContext } from '@playwright/test';
import { call, done } from '../calls';

/** Tabs of the company page, as they appear in its address. */
const COMPANY_TABS = [
  ...['details', 'statements', 'mission', 'policies', 'staff_policies', 'management', 'strategy'],
  ...['conduct_issues', 'waste_contracts', 'inventory'],
];

/** Creates the yearly figures that the lists of the company and its staff show. */
async function yearOf(request: APIRequestContext, profile_id: string): Promise<void> {
  await done(request, 'POST', 'annual_statements', { year: 2025, revenue: 1_250_000, fte_staff: 12 });
  const accident = { type: 'injury', date: Date.UTC(2025, 1, 3), profile_id, days_lost: 2, recordable: true };
  await done(request, 'POST', 'accidents', accident);
}

/** Every further page of the business area, each with data to show, as `{description: address}`. */
export async function businessPages(request: APIRequestContext): Promise<Record<string, string>> {
  const [{ _id: location_id }] = (await call(request, 'GET', 'locations')).body.list;
  const made = async (entity: string, draft: object): Promise<string> =>
    (await done(request, 'POST', entity, { location_id, ...draft }))._id;
  const vehicle = await made('vehicles', { name: 'V-1', type: 'average_van', fuel_type: 'diesel', fuel_units: 'km' });
  const panels = { power_generation_method: 'solar_photovoltaic', max_output: 40.5, max_output_units: 'kW' };
  const source = await made('power_sources', { name: 'PV-1', renewable: true, ...panels });
  const product = await made('products', { name: 'P-1', units: 'kg' });
  const person = await made('profiles', { first_name: 'Ada', last_name: 'Moe' });
  await yearOf(request, person);
  return {
    business: '/business',
    ...Object.fromEntries(COMPANY_TABS.map((tab) => [`company: ${tab}`, `/business/company?tab=${tab}&year=2025`])),
    vehicles: '/business/vehicles',
    vehicle: `/business/vehicles/${vehicle}`,
    'power source': `/business/power/${source}`,
    product: `/business/product/${product}`,
    staff: '/business/staff',
    'staff member': `/business/staff/${person}`,
    'staff logs': '/business/staff-logs',
    accidents: '/business/staff-logs/accidents?year=2025',
  };
}
