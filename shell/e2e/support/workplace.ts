import type { APIRequestContext } from '@playwright/test';
import { test as plain } from '@playwright/test';
import { done } from './calls';
import { GLASS, MILL, PANELS, PARTS, SUPPLIER, TURNER, VAN } from './drafts/draft';
import { companyOf, SETUP } from './people';

const { country, electricity_grid, address_line1, town_or_city, post_code } = SETUP;
const SITE = { country, electricity_grid, address_line1, town_or_city, post_code };

/** Sets up a new company with one record of each kind that activities refer to. */
export async function workplaceOf(request: APIRequestContext, name: string): Promise<void> {
  await companyOf(request, name);
  const { _id: location_id } = await done(request, 'POST', 'locations', { name: MILL, ...SITE });
  const [first_name, last_name] = TURNER.split(' ');
  await done(request, 'POST', 'profiles', { first_name, last_name, location_id });
  const van = { type: 'average_van', fuel_type: 'diesel', fuel_units: 'L' };
  await done(request, 'POST', 'vehicles', { name: VAN, location_id, ...van });
  const panels = { power_generation_method: 'solar_photovoltaic', max_output: 40.5, max_output_units: 'kW' };
  await done(request, 'POST', 'power_sources', { name: PANELS, location_id, ...panels, renewable: true });
  await done(request, 'POST', 'partners', { name: SUPPLIER, partner_roles: ['supplier', 'customer'] });
  for (const product of [GLASS, PARTS]) await done(request, 'POST', 'products', { name: product, units: 'kg' });
}

type State = Awaited<ReturnType<APIRequestContext['storageState']>>;

/** A test whose journeys share one workplace per worker, with its administrator logged in. */
export const test = plain.extend<object, { workplace: State }>({
  workplace: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext();
      await workplaceOf(request, 'Marsh Mills');
      const state = await request.storageState();
      await request.dispose();
      await use(state);
    },
    { scope: 'worker' },
  ],
  storageState: ({ workplace }, use) => use(workplace),
});
