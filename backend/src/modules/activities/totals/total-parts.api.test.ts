import { EMISSION_GROUPS } from '@lichen/contracts/activities/charts/emission-groups';
import { FUEL_DEFAULTS } from '@lichen/contracts/activities/types/buildings/fuel.entity';
import type { ActivityQualities, TotalParts } from '@lichen/contracts/activities/list/summary.call';
import { utcDay } from '@lichen/contracts/formats/days';
import { createRecord } from '../../../../test/create-record';
import { LOCATION, type World, makeWorld } from '../../../../test/world';

let world: World;
let location_id: string;

const created = async (entity: string, body: unknown): Promise<string> =>
  (await createRecord(world.admin, entity, body))._id;
const YEAR = `start_date=${utcDay(2026, 1, 1)}&end_date=${utcDay(2026, 12, 31)}`;
const parts = async (query = ''): Promise<TotalParts> =>
  (await world.admin.send('GET', `get_total_parts?${YEAR}${query}`)).body.obj;
const total = async (query = ''): Promise<number> =>
  (await world.admin.send('GET', `get_activities_stats?${YEAR}${query}`)).body.obj.total_co2;
const micrograms = (list: readonly { kg: number }[]) => list.reduce((sum, { kg }) => sum + Math.round(kg * 1e6), 0);

beforeAll(async () => {
  world = await makeWorld();
  location_id = await created('locations', LOCATION);
  const bill = { location_id, amount: 12_345.678901, units: 'kWh', renewable_amount: 0 };
  await created('electricity_activitys', { ...bill, from: utcDay(2026, 2, 1), to: utcDay(2026, 2, 28) });
  // Half of it lies in the year before.
  await created('electricity_activitys', { ...bill, from: utcDay(2025, 12, 7), to: utcDay(2026, 1, 20) });
  const march = { from: utcDay(2026, 3, 1), to: utcDay(2026, 3, 31) };
  const fuel = { ...FUEL_DEFAULTS, location_id, fuel: 'Natural gas', amount: 100, units: 'kWh' };
  const gas = await created('fuel_activitys', { ...fuel, ...march });
  await created('emission_calcs', {
    ...{ activity_id: gas, CO2: 33, units: 'kg', method: 'supplier', scope: 'scope_1', used: true },
    ...{ ...march, reason: 'Statement', evidence: 'Statement 12' },
  });
});
afterAll(() => world.stop());

it.each(['', '&scopes=2', '&activity=fuel_activitys', '&field_filter=nothing'])(
  'sums to the total to the last digit, narrowed by "%s"',
  async (query) => {
    const { scopes, qualities } = await parts(query);
    const whole = Math.round((await total(query)) * 1e6);

    expect(micrograms(scopes)).toBe(whole);
    expect(micrograms(qualities)).toBe(whole);
  },
);

it('says what the total rests on, the best first', async () => {
  const { scopes, qualities } = await parts();

  expect(scopes.map(({ scope }) => scope)).toEqual(['1', '2', '3']);
  expect(qualities.map(({ quality }) => quality).slice(0, 2)).toEqual(['supplier', 'measured']);
  expect(qualities[0]?.kg).toBe(33);
});

it('is the administrators’, of their own company', async () => {
  const theirs = await world.stranger.send('GET', `get_total_parts?${YEAR}`);
  expect(theirs.body.obj.qualities).toEqual([]);
});

it('gives each group of the dashboard the figure of its rows', async () => {
  const { body } = await world.admin.send('GET', 'get_emmissions_stats?year=2026');

  for (const { key, scope, types } of EMISSION_GROUPS) {
    const rows = types.map((type) => `&activity=${type}`).join('');
    expect([key, body.obj[key]]).toEqual([key, await total(`&scopes=${scope}${rows}`)]);
  }
  expect(body.obj.scope1_buildings).toBe(33);
  expect(body.obj.scope2_buildings).toBeGreaterThan(0);
});

it('says of each row what it rests on, to the last digit of the total, and of nobody else’s', async () => {
  const listed: { _id: string }[] = (await world.admin.send('GET', `activities?${YEAR}`)).body.list;
  const activities = listed.map(({ _id }) => _id);
  const ask = async (who = world.admin): Promise<ActivityQualities[]> =>
    (await who.send('POST', 'get_activity_qualities', { activities })).body.list;
  const rows = await ask();

  expect(rows.map(({ activity_id }) => activity_id).toSorted()).toEqual(activities.toSorted());
  const figures = (await Promise.all(activities.map((id) => world.admin.send('GET', `activities/${id}`)))).map(
    ({ body }) => body.obj.emission_calc.CO2 as number,
  );
  const whole = figures.reduce((sum, kg) => sum + Math.round(kg * 1e6), 0);
  expect(micrograms(rows.flatMap(({ qualities }) => qualities))).toBe(whole);
  for (const { qualities } of rows) {
    const kilograms = qualities.map(({ kg }) => kg);
    expect(kilograms).toEqual(kilograms.toSorted((one, other) => other - one));
  }
  expect(await ask(world.stranger)).toEqual([]);
  expect((await (await world.someone(['user'])).send('POST', 'get_activity_qualities', { activities })).status).toBe(
    403,
  );
});
