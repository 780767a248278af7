import { createRecord } from '../../../../test/create-record';
import { makeWorld, type World } from '../../../../test/world';

let world: World;
let here: string;
let there: string;

const day = (year: number, month: number, date: number) => Date.UTC(year, month - 1, date);
const made = async (path: string, draft: object): Promise<string> => (await createRecord(world.admin, path, draft))._id;

const SITE = { country: 'GB', electricity_grid: 'United Kingdom', address_line1: '1 Way', town_or_city: 'Hull' };

beforeAll(async () => {
  world = await makeWorld();
  here = await made('locations', { ...SITE, name: 'Here', post_code: 'HU1 1AA' });
  there = await made('locations', { ...SITE, name: 'There', post_code: 'HU1 1AB' });
});
afterAll(() => world.stop());

const figures = async (entity: string, ids: readonly string[], year = 2025, who = world.admin) =>
  (await who.send('POST', 'get_list_figures', { entity, ids, year })).body.list;

it('says of each record what its own page says, of days within the year alone', async () => {
  const bill = { amount: 620, units: 'kWh', renewable_amount: 0 };
  await made('electricity_activitys', { ...bill, location_id: here, from: day(2024, 12, 1), to: day(2025, 1, 31) });
  await made('electricity_activitys', { ...bill, location_id: here, from: day(2025, 3, 1), to: day(2025, 3, 31) });
  await made('electricity_activitys', { ...bill, location_id: there, from: day(2024, 3, 1), to: day(2024, 3, 31) });
  const van = { name: 'Van', location_id: there, type: 'average_van', fuel_type: 'diesel', fuel_units: 'km' };
  const vehicle_id = await made('vehicles', van);
  await made('vehicle_journeys', { location_id: there, vehicle_id, distance: 100, units: 'km', date: day(2025, 3, 4) });

  for (const year of [2024, 2025])
    for (const { id, CO2 } of await figures('locations', [here, there], year)) {
      const { body } = await world.admin.send('GET', `get_location_stats/${id}?year=${year}`);
      expect([id, CO2.toFixed(9)]).toEqual([id, (body.Scope1_CO2 + body.Scope2_CO2 + body.Scope3_CO2).toFixed(9)]);
      expect(CO2).toBeGreaterThan(0);
    }
  // As published for 100 km of an average diesel van.
  expect(await figures('vehicles', [vehicle_id, 'unknown'])).toEqual([
    { id: vehicle_id, CO2: 31.689 },
    { id: 'unknown', CO2: 0 },
  ]);
});

it('shows each list to whoever opens it, and to another company nothing', async () => {
  const reviewer = await world.someone(['vehicle_review']);
  const asked = { entity: 'locations', ids: [here], year: 2025 };

  expect((await reviewer.send('POST', 'get_list_figures', { ...asked, entity: 'vehicles' })).status).toBe(200);
  expect((await reviewer.send('POST', 'get_list_figures', asked)).status).toBe(403);
  expect(await figures('locations', [here], 2025, world.stranger)).toEqual([{ id: here, CO2: 0 }]);
});
