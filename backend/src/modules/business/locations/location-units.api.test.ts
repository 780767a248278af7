import { ENERGY_UNITS, WATER_UNITS } from '@lichen/contracts/business/location.entity';
import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { utcDay } from '@lichen/contracts/formats/days';
import fc from 'fast-check';
import { recordsOver } from '../../../platform/store/scoped-records';
import { LOCATION, type Person, type World, makeWorld } from '../../../../test/world';

type Body = Record<string, unknown>;

let world: World;
let place: string;

async function made(entity: string, draft: Body): Promise<string> {
  const { status, body } = await world.admin.send('POST', entity, draft);
  if (status !== 201) throw new Error(`${entity}: ${JSON.stringify(body)}`);
  return body.obj._id;
}
const DAYS = { from: utcDay(2025, 1, 1), to: utcDay(2025, 12, 31) };

beforeAll(async () => {
  world = await makeWorld();
  place = await made('locations', LOCATION);
  const at = { location_id: place, ...DAYS };
  const gas = { fuel: 'Natural gas', quantity: 1, manual_energy: false };
  for (const [amount, units] of [
    [1234.567891, 'kWh'],
    [3, 'MWh'],
    [7.1, 'GJ'],
  ] as const)
    await made('electricity_activitys', { ...at, amount, units, renewable_amount: 0 });
  await made('fuel_activitys', { ...at, ...gas, amount: 900.000001, units: 'kWh' });
  for (const [amount, units] of [
    [12.345678, 'm3'],
    [1, 'gal (US)'],
    [999, 'L'],
  ] as const)
    await made('water_activitys', { ...at, amount, units });
}, 60_000);
afterAll(() => world.stop());

const change = (action: string, units: unknown, who: Person = world.admin, headers = {}) =>
  who.send('POST', `locations/${place}/${action}`, { units }, headers);
const siteOf = async () => (await world.admin.send('GET', `locations/${place}`)).body.obj;
const statsOf = async () =>
  (await world.admin.send('GET', `get_location_stats/${place}?year=2025`)).body as Record<string, number | string>;

/** Everything that is stored of activities and their figures. */
async function stored() {
  const { database } = world.engine.platform;
  const read = recordsOver(database, database, world.admin.companyId);
  const order = [{ column: 'id' }];
  return JSON.stringify([await read(activity).list({ order }), await read(emissionCalc).list({ order })]);
}

const CALLS = [
  ['change_units', 'electricity_units', ENERGY_UNITS],
  ['change_energy_units', 'energy_units', ENERGY_UNITS],
  ['change_water_units', 'water_units', WATER_UNITS],
] as const;

it.each(CALLS)('%s changes %s alone, kept in the log', async (action, field, units) => {
  const before = await siteOf();
  const to = units[1];
  expect((await change(action, to)).status).toBe(200);
  const after = await siteOf();
  expect(after).toEqual({ ...before, [field]: to, version: before.version + 1, updated_on: after.updated_on });
  const { list } = (await world.admin.send('GET', 'audit_log?limit=1')).body;
  expect(list[0]).toMatchObject({ entity_name: 'locations', type: action });
  expect((await change(action, to)).body.obj.version).toBe(after.version);
  expect((await change(action, units[0])).body.obj[field]).toBe(units[0]);
});

it.each(CALLS)('%s refuses other units, and people who do not keep locations', async (action) => {
  expect([(await change(action, 'stone')).status, (await change(action, 'stone')).body.errors]).toEqual([
    400,
    { units: 'Choose an option from the list' },
  ]);
  expect((await change(action, undefined)).body.errors).toEqual({ units: 'Required' });
  expect((await change(action, 'kWh', await world.someone(['user']))).status).toBe(403);
  expect((await change(action, action === 'change_water_units' ? 'L' : 'MWh', world.stranger)).status).toBe(404);
  expect(
    (await change(action, action === 'change_water_units' ? 'L' : 'MWh', world.admin, { 'if-match': '"0"' })).status,
  ).toBe(409);
});

it('shows the same amounts in the new units', async () => {
  for (const [action, , units] of CALLS) await change(action, units[0]);
  const before = await statsOf();
  await change('change_units', 'MWh');
  await change('change_energy_units', 'MWh');
  await change('change_water_units', 'L');
  const after = await statsOf();
  // 1,234.567891 + 3,000 + 7,100 / 3.6 kWh
  expect([before['electricity_bought'], after['electricity_bought']]).toEqual([6206.790113, 6.20679]);
  expect([before['energy_used'], after['energy_used']]).toEqual([900.000001, 0.9]);
  expect(after).toMatchObject({ electricity_units: 'MWh', energy_units: 'MWh', water_units: 'L' });
  // 12,345.678 + 3.785411784 + 999 L
  expect([before['water_used'], after['water_used']]).toEqual([13.348463, 13348.463412]);
});

it('changes no amount and no figure, whatever units follow each other, and shows the first ones again on the way back', async () => {
  for (const [action, , units] of CALLS) await change(action, units[0]);
  const [was, shown] = [await stored(), await statsOf()];
  const step = fc.constantFrom(...CALLS.flatMap(([action, , units]) => units.map((each) => [action, each] as const)));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      for (const [action, units] of steps) expect((await change(action, units)).status).toBe(200);
      expect(await stored()).toBe(was);
      for (const [action, , units] of CALLS) await change(action, units[0]);
      expect(await statsOf()).toEqual(shown);
    }),
    { numRuns: 15 },
  );
}, 60_000);
