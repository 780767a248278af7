import { utcDay } from '@lichen/contracts/formats/days';
import fc from 'fast-check';
import type { Answer } from '../../../../test/sender';
import { LOCATION, makeWorld, type World } from '../../../../test/world';

const MINUTE = 60_000;
jest.setTimeout(2 * MINUTE);

type Body = Record<string, unknown>;
interface Calc {
  _id: string;
  component: string;
  scope: string;
  scope2_basis: string | null;
  CO2: number | null;
  used: boolean;
  superseded_by: string | null;
  reason: string | null;
}

let world: World;
let location_id: string;
let vehicles = 0;

const send = (method: string, path: string, body?: Body) => world.admin.send(method, path, body);
async function sent(method: string, path: string, body?: Body): Promise<Answer['body']> {
  const { status, body: answer } = await send(method, path, body);
  if (status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
  return answer.obj;
}
const created = async (entity: string, body: Body): Promise<string> => (await sent('POST', entity, body))._id;

async function vehicle(fuel_type = 'diesel', type = 'average_van'): Promise<string> {
  vehicles += 1;
  const power = fuel_type === 'battery_electric' ? { power_rating: 10 } : {};
  const kind = { name: `Vehicle ${vehicles}`, location_id, type, fuel_type, fuel_units: 'km', ...power };
  return created('vehicles', kind);
}
const trip = (vehicle_id: string, date: number, over: Body = {}): Body => ({
  ...{ location_id, vehicle_id, date, distance: 100, units: 'km' },
  ...over,
});
const tank = (vehicle_id: string, date: number, over: Body = {}): Body => ({
  ...{ vehicle_id, date, fuel_type: 'diesel', quantity: 40, fuel_units: 'L' },
  ...over,
});
const drive = (vehicle_id: string, date: number, over: Body = {}) =>
  created('vehicle_journeys', trip(vehicle_id, date, over));
const fill = (vehicle_id: string, date: number, over: Body = {}) =>
  created('vehicle_activitys', tank(vehicle_id, date, over));

const rowsOf = async (id: string): Promise<Calc[]> => (await send('GET', `emission_calcs?activity_id=${id}`)).body.list;
async function countedOf(id: string): Promise<Record<string, number | null>> {
  const live = (await rowsOf(id)).filter(({ used, superseded_by }) => used && !superseded_by);
  return Object.fromEntries(
    live.map(({ component, scope2_basis, scope, CO2 }) => [
      [component, scope2_basis, scope].filter(Boolean).join(' '),
      CO2,
    ]),
  );
}
const COUNTED = { 'direct scope_1': 25.561, 'wtt scope_3': 6.128 };
const BESIDE = { 'direct no_scope': 25.561, 'wtt no_scope': 6.128 };
const JUNE = utcDay(2025, 6, 10);

beforeAll(async () => {
  world = await makeWorld();
  location_id = await created('locations', LOCATION);
}, MINUTE);
afterAll(() => world.stop(), MINUTE);

/** Kilograms of 2025 on the dashboard, in scope 1 and scope 3. */
async function kgOfYear(): Promise<readonly [number, number]> {
  const { list } = (await send('GET', 'activity_summarys?year=2025')).body;
  const of = (scope: string) => list.find(({ key }: { key: string }) => key === scope).CO2_total as number;
  return [of('1'), of('3')];
}

it('counts a journey again when the fuel beside it is deleted, and not when it is put back', async () => {
  const van = await vehicle();
  const [scope1, scope3] = await kgOfYear();
  const fuel = await fill(van, JUNE);
  const journey = await drive(van, JUNE);
  expect(await countedOf(journey)).toEqual(BESIDE);

  await sent('DELETE', `vehicle_activitys/${fuel}`);
  expect(await countedOf(journey)).toEqual(COUNTED);
  const without = await kgOfYear();
  expect([(without[0] - scope1).toFixed(3), (without[1] - scope3).toFixed(3)]).toEqual(['25.561', '6.128']);
  const { emission_calc } = await sent('GET', `vehicle_journeys/${journey}`);
  expect(emission_calc).toMatchObject({ CO2: 31.689, scope: 'scope_1', note: null });

  await sent('POST', `vehicle_activitys/${fuel}/restore`);
  expect(await countedOf(journey)).toEqual(BESIDE);
  expect((await rowsOf(journey)).filter(({ superseded_by }) => superseded_by).map(({ reason }) => reason)).toEqual(
    Array.from({ length: 4 }, () => 'Fuel or charging recorded for the vehicle changed what is counted'),
  );
});

it('counts a distance typed as fuel as a distance, beside the journeys of the vehicle', async () => {
  const van = await vehicle();
  const [scope1, scope3] = await kgOfYear();
  const journey = await drive(van, utcDay(2025, 6, 25), { distance: 1000 });
  const typed = await fill(van, JUNE, { quantity: 10, fuel_units: 'km' });
  const after = await kgOfYear();
  expect([(after[0] - scope1).toFixed(4), (after[1] - scope3).toFixed(4)]).toEqual(['258.1661', '61.8928']);

  await sent('PATCH', `vehicle_activitys/${typed}`, { quantity: 40, fuel_units: 'L' });
  expect(Object.keys(await countedOf(journey)).sort()).toEqual(Object.keys(BESIDE));
  await sent('PATCH', `vehicle_activitys/${typed}`, { quantity: 10, fuel_units: 'km' });
  expect(Object.keys(await countedOf(journey)).sort()).toEqual(Object.keys(COUNTED));
});

it('says in the headline why a journey counts nothing, and in the explanation what is counted instead', async () => {
  const van = await vehicle();
  const journey = await drive(van, utcDay(2025, 4, 2));
  await fill(van, utcDay(2025, 4, 20), { quantity: 31.5 });
  const fuel = await fill(van, utcDay(2025, 3, 31));
  const headline = { CO2: 0, note: 'Not counted: the fuel or charging recorded for this vehicle is counted instead.' };
  expect((await sent('GET', `vehicle_journeys/${journey}`)).emission_calc).toMatchObject(headline);
  const { list } = (await send('GET', `activities?vehicles=${van}&activity=vehicle_journeys`)).body;
  expect(list[0].emission_calc).toMatchObject(headline);
  expect((await sent('GET', `activities/${fuel}`)).emission_calc).toMatchObject({ note: null });

  const row = (await rowsOf(journey)).find(({ component, superseded_by }) => component === 'direct' && !superseded_by);
  const explained = await sent('GET', `emission_calcs/${row?._id}/explain`);
  expect(explained.counted_instead).toBe(fuel);
  expect(explained.why).toContain('Counted instead: vehicle fuel of 31/03/2025, 40 L.');
});

it('lacks no figure of a journey whose fuel is counted, also where none can be calculated for it', async () => {
  const van = await vehicle();
  const journey = await drive(van, JUNE, { distance: 4, units: 'hours' });
  const of = async () => (await sent('GET', `vehicle_journeys/${journey}`)).emission_calc;
  const without = async () =>
    (await send('GET', `activities?vehicles=${van}&show_invalid_carbon=true`)).body.list.map(({ _id }: Body) => _id);
  expect([(await of()).CO2, await without()]).toEqual([null, [journey]]);

  const fuel = await fill(van, JUNE);
  const note = 'Not counted: the fuel or charging recorded for this vehicle is counted instead.';
  expect([await of(), await without()]).toEqual([expect.objectContaining({ CO2: 0, note }), []]);
  await sent('DELETE', `vehicle_activitys/${fuel}`);
  expect([(await of()).CO2, await without()]).toEqual([null, [journey]]);
});

it('tells the log of the fuel what it did to the journeys', async () => {
  const van = await vehicle();
  const journey = await drive(van, JUNE);
  const fuel = await fill(van, JUNE);
  const [entry] = (await send('GET', `audit_log?record_id=${fuel}`)).body.list;
  expect(entry.diff.vehicle_journeys.to).toMatchObject([{ _id: journey, scope: 'no_scope' }]);
});

it('follows fuel to other days, other vehicles, and out of the totals', async () => {
  const [van, other] = [await vehicle(), await vehicle()];
  const journey = await drive(van, utcDay(2025, 4, 2));
  const fuel = await fill(van, utcDay(2025, 3, 31));
  const change = async (values: Body) => {
    await sent('PATCH', `vehicle_activitys/${fuel}`, values);
    return Object.keys(await countedOf(journey)).sort();
  };
  const [counted, beside] = [Object.keys(COUNTED), Object.keys(BESIDE)];
  expect(await countedOf(journey)).toEqual(BESIDE);
  expect(await change({ date: utcDay(2025, 3, 1) })).toEqual(counted);
  expect(await change({ date: utcDay(2025, 3, 2) })).toEqual(beside);
  expect(await change({ vehicle_id: other })).toEqual(counted);
  expect(await change({ vehicle_id: van })).toEqual(beside);
  expect(await change({ applied: false })).toEqual(counted);
  expect(await change({ applied: true })).toEqual(beside);
  await sent('PATCH', `vehicle_journeys/${journey}`, { vehicle_id: other });
  expect(await countedOf(journey)).toEqual(COUNTED);
});

it('stays beside fuel whichever figure of the fuel is used: one of them always is', async () => {
  const van = await vehicle();
  const [fuel, journey] = [await fill(van, JUNE), await drive(van, JUNE)];
  const direct = (await rowsOf(fuel)).find(({ component }) => component === 'direct')?._id;
  expect((await send('PATCH', `emission_calcs/${direct}`, { used: false })).status).toBe(400);
  const why = { reason: 'Statement of the station', evidence: 'Receipt 12' };
  const stated = await created('emission_calcs', { activity_id: fuel, CO2: 3, units: 'kg', used: true, ...why });
  expect(await countedOf(journey)).toEqual(BESIDE);
  await sent('DELETE', `emission_calcs/${stated}`);
  expect(await countedOf(journey)).toEqual(BESIDE);
});

it('counts a journey beside fuel of nothing, and follows its amount from and to nothing', async () => {
  const [van, electric] = [await vehicle(), await vehicle('battery_electric')];
  const none = await fill(van, JUNE, { quantity: 0 });
  const journey = await drive(van, JUNE);
  expect(await countedOf(journey)).toEqual(COUNTED);
  await sent('PATCH', `vehicle_activitys/${none}`, { quantity: 30 });
  expect(await countedOf(journey)).toEqual(BESIDE);
  await sent('PATCH', `vehicle_activitys/${none}`, { quantity: 0 });
  expect(await countedOf(journey)).toEqual(COUNTED);

  const driven = await drive(electric, JUNE);
  const alone = await countedOf(driven);
  const hours = { fuel_type: 'battery_electric', quantity: null, fuel_units: null, number_of_hours: 0 };
  const charged = await fill(electric, JUNE, hours);
  expect(await countedOf(driven)).toEqual(alone);
  await sent('PATCH', `vehicle_activitys/${charged}`, { number_of_hours: 2 });
  expect(await countedOf(driven)).not.toEqual(alone);
});

/** 100 km of a medium plug-in in 2025: 0.02524 (26_904_3059) less 0.00931 (8_301) × (0.0459 + 0.00397) / 0.177. */
const UPSTREAM_OF_FUEL = 2.261689;

it('lets charging stand for the current of a plug-in hybrid alone', async () => {
  const car = await vehicle('plug_in_hybrid', 'medium_car');
  const journey = await drive(car, JUNE);
  const alone = await countedOf(journey);
  await fill(car, JUNE, { fuel_type: 'plug_in_hybrid', quantity: 12, fuel_units: 'kWh' });
  expect(await countedOf(journey)).toEqual({
    ...{ 'direct scope_1': alone['direct scope_1'], 'wtt scope_3': UPSTREAM_OF_FUEL },
    ...{ 'direct location no_scope': alone['direct location scope_2'], 'td no_scope': alone['td scope_3'] },
  });
  await fill(car, JUNE, { fuel_type: 'plug_in_hybrid', quantity: 20 });
  expect(new Set(Object.keys(await countedOf(journey)).map((key) => key.split(' ').at(-1)))).toEqual(
    new Set(['no_scope']),
  );
});

const THREE = ['journey', 'fuel', 'charging'] as const;
const ORDERS = THREE.flatMap((one) =>
  THREE.filter((two) => two !== one).map((two) => [one, two, ...THREE.filter((each) => ![one, two].includes(each))]),
);

it.each(ORDERS)('is the same of a plug-in hybrid written as %s, %s, %s', async (...order) => {
  const car = await vehicle('plug_in_hybrid', 'medium_car');
  const took = { fuel_type: 'plug_in_hybrid' };
  const write = {
    journey: () => drive(car, JUNE),
    fuel: () => fill(car, JUNE, { ...took, quantity: 20 }),
    charging: () => fill(car, JUNE, { ...took, quantity: 12, fuel_units: 'kWh' }),
  };
  const ids: Record<string, string> = {};
  for (const each of order) ids[each] = await write[each as keyof typeof write]();
  const journey = ids['journey'] ?? '';
  const headline = async () => (await sent('GET', `vehicle_journeys/${journey}`)).emission_calc;
  expect(await headline()).toMatchObject({ scope: 'no_scope', CO2: 0, market_CO2: null });
  expect(new Set(Object.keys(await countedOf(journey)).map((key) => key.split(' ').at(-1)))).toEqual(
    new Set(['no_scope']),
  );

  await sent('DELETE', `vehicle_activitys/${ids['fuel']}`);
  expect(await headline()).toMatchObject({ scope: 'scope_1', CO2: 10.050689, market_CO2: null, note: null });
  expect(await countedOf(journey)).toMatchObject({ 'direct scope_1': 7.789, 'wtt scope_3': UPSTREAM_OF_FUEL });
  await sent('DELETE', `vehicle_activitys/${ids['charging']}`);
  expect(await headline()).toMatchObject({ scope: 'scope_1', market_CO2: 0.931 });
});

/** Writes of one vehicle: each a record, as its own kind. */
const WRITES: readonly (readonly ['vehicle_activitys' | 'vehicle_journeys', (van: string) => Body])[] = [
  ['vehicle_activitys', (van) => tank(van, utcDay(2025, 3, 31))],
  ['vehicle_activitys', (van) => tank(van, utcDay(2025, 8, 1), { applied: false })],
  ['vehicle_journeys', (van) => trip(van, utcDay(2025, 2, 20), { end_date: utcDay(2025, 2, 27) })],
  ['vehicle_journeys', (van) => trip(van, utcDay(2025, 2, 28))],
  ['vehicle_journeys', (van) => trip(van, utcDay(2025, 5, 1))],
  ['vehicle_journeys', (van) => trip(van, utcDay(2025, 5, 2))],
  ['vehicle_journeys', (van) => trip(van, utcDay(2025, 8, 1))],
];
const EXPECTED = [null, null, COUNTED, BESIDE, BESIDE, COUNTED, COUNTED];

const expectStanding = async (ids: readonly string[]) => {
  for (const [at, expected] of EXPECTED.entries())
    if (expected) expect([at, await countedOf(ids[at] ?? '')]).toEqual([at, expected]);
};

it('comes to the same in every order of the same writes', async () => {
  const orders = fc.shuffledSubarray([...WRITES.keys()], { minLength: WRITES.length });
  await fc.assert(
    fc.asyncProperty(orders, async (order) => {
      const van = await vehicle();
      const ids: string[] = [];
      for (const at of order) {
        const [entity, draft] = WRITES[at] as (typeof WRITES)[number];
        ids[at] = await created(entity, draft(van));
      }
      await expectStanding(ids);
    }),
    { numRuns: 12 },
  );
});

it('comes to the same when all of it is written at once', async () => {
  for (let turn = 0; turn < 6; turn += 1) {
    const van = await vehicle();
    await expectStanding(await Promise.all(WRITES.map(([entity, draft]) => created(entity, draft(van)))));
  }
});

it('is one whether fuel goes while a journey comes, and the other while fuel comes', async () => {
  for (let turn = 0; turn < 6; turn += 1) {
    const van = await vehicle();
    const fuel = await fill(van, JUNE);
    const [journey] = await Promise.all([drive(van, JUNE), sent('DELETE', `vehicle_activitys/${fuel}`)]);
    expect(await countedOf(journey)).toEqual(COUNTED);
  }
});
