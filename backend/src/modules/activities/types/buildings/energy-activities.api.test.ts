import { utcDay } from '@lichen/contracts/formats/days';
import { LOCATION, makeWorld, type World } from '../../../../../test/world';

const MINUTE = 60_000;
jest.setTimeout(MINUTE);

type Body = Record<string, unknown>;
interface Calc {
  component: string;
  scope: string;
  scope2_basis: string | null;
  CO2: number | null;
  used: boolean;
  superseded_by: string | null;
  note: string | null;
  err_msg: string | null;
}

let world: World;
let location_id: string;
let partner_id: string;
const days = { from: utcDay(2026, 3, 1), to: utcDay(2026, 3, 31) };

const send = (method: string, path: string, body?: Body) => world.admin.send(method, path, body);
const create = async (entity: string, body: Body) => {
  const { status, body: answer } = await send('POST', entity, body);
  expect([status, answer.err, answer.errors]).toEqual([201, undefined, undefined]);
  return answer.obj as Body & { _id: string; emission_calc: { CO2: number | null } };
};
const errorsOf = async (entity: string, body: Body) => (await send('POST', entity, body)).body.errors;
const calcsOf = async (id: string): Promise<Calc[]> =>
  (await send('GET', `emission_calcs?activity_id=${id}`)).body.list.filter((each: Calc) => !each.superseded_by);
const figuresOf = async (id: string) =>
  Object.fromEntries(
    (await calcsOf(id)).map(({ component, scope2_basis, scope, CO2 }) => [
      [component, scope2_basis, scope].filter(Boolean).join(' '),
      CO2,
    ]),
  );

async function vehicle(type: string, fuel_type: string, over: Body = {}): Promise<string> {
  const kind = { name: `${type} ${fuel_type} ${Object.keys(over)}`, location_id, type, fuel_type, fuel_units: 'km' };
  return (await create('vehicles', { ...kind, ...over }))._id;
}

beforeAll(async () => {
  world = await makeWorld();
  location_id = (await create('locations', { ...LOCATION, area: 400, area_units: 'm2' }))._id;
  partner_id = (await create('partners', { name: 'Supplier' }))._id;
}, MINUTE);
afterAll(() => world.stop(), MINUTE);

const gas = (over: Body = {}) => ({
  location_id,
  partner_id,
  fuel: 'Natural gas',
  amount: 1000,
  units: 'kWh',
  ...days,
  ...over,
});

it('keeps fuel through its life, with the figures of each edit', async () => {
  // UK Government 2026: 0.18231 (1_100_1004_6_1) and 0.03021 (11_100_1004_6_1) a kWh, gross.
  const { _id, quantity, emission_calc } = await create('fuel_activitys', gas());
  expect([quantity, emission_calc.CO2]).toEqual([1, 212.52]);
  expect(await figuresOf(_id)).toEqual({ 'direct scope_1': 182.31, 'wtt scope_3': 30.21 });

  expect((await send('PATCH', `fuel_activitys/${_id}`, { quantity: 2 })).body.obj.emission_calc.CO2).toBe(425.04);
  expect((await send('GET', `fuel_activitys/${_id}`)).body.obj).toMatchObject({ fuel: 'Natural gas', quantity: 2 });
  expect((await send('DELETE', `fuel_activitys/${_id}`)).status).toBe(200);
  expect((await send('GET', `fuel_activitys/${_id}`)).status).toBe(404);
});

it('names what fuel needs and takes no unit that its list does not have', async () => {
  expect(await errorsOf('fuel_activitys', {})).toMatchObject({
    location_id: 'Required',
    fuel: 'Required',
    amount: 'Required',
    units: 'Required',
    from: 'Required',
    to: 'Required',
  });
  expect(await errorsOf('fuel_activitys', gas({ units: 'L' }))).toEqual({ units: 'Choose an option from the list' });
  expect(await errorsOf('fuel_activitys', gas({ fuel: 'Phlogiston' }))).toEqual({
    fuel: 'Choose an option from the list',
  });
  expect(await errorsOf('fuel_activitys', gas({ manual_energy: true }))).toEqual({
    energy_used: 'Required',
    energy_units: 'Required',
  });
  expect(await errorsOf('fuel_activitys', gas({ from: days.to, to: days.from }))).toEqual({
    from: 'Must be before end date',
  });
});

it.each([
  [-1, 'Too small'],
  [1e300, 'Too large'],
  ['12', 'Enter a number'],
  [0.1234567, 'Too many decimal places'],
])('refuses %p as an amount of fuel', async (amount, message) => {
  expect(await errorsOf('fuel_activitys', gas({ amount }))).toEqual({ amount: message });
});

it('says that an amount is too large to be calculated, instead of a figure', async () => {
  const { _id } = await create('fuel_activitys', gas({ amount: 1_000_000_000, units: 't' }));
  expect((await calcsOf(_id)).map(({ err_msg, CO2 }) => [err_msg, CO2])).toEqual(
    expect.arrayContaining([['The amount is too large to be calculated', null]]),
  );
});

it('keeps refrigerants apart by the protocol they stand in', async () => {
  const leak = { location_id, refrigerant_category: 'blends', refrigerant_type: 'R401A', refrigerant_used: 2, ...days };
  const { _id, emission_calc } = await create('refrigerant_activitys', leak);
  // 3_201_2099: 18 and 3_201_2100: 1112 a kilogram.
  expect(await figuresOf(_id)).toEqual({ 'direct scope_1': 36, 'non_kyoto no_scope': 2224 });
  expect(emission_calc.CO2).toBe(36);
  expect(await errorsOf('refrigerant_activitys', { ...leak, refrigerant_category: 'other' })).toEqual({
    refrigerant_type: 'Choose an option from the list',
  });
  expect(await errorsOf('refrigerant_activitys', { ...leak, delivery_date: utcDay(2999, 1, 1) })).toEqual({
    delivery_date: 'Must not be in the future',
  });
  expect(await errorsOf('refrigerant_activitys', {})).toMatchObject({
    ...{ location_id: 'Required', refrigerant_type: 'Required', refrigerant_used: 'Required' },
    ...{ refrigerant_category: 'Required', from: 'Required', to: 'Required' },
  });
});

it('counts power by what its source burns', async () => {
  const source = { location_id, max_output: 20, max_output_units: 'kW' };
  const panels = await create('power_sources', { ...source, name: 'Roof', power_generation_method: 'wind' });
  const burner = await create('power_sources', { ...source, name: 'Gas oil', power_generation_method: 'fuel' });

  const free = await create('power_activitys', {
    location_id,
    source_id: panels._id,
    generated: 900,
    used: 700,
    ...days,
  });
  expect(free).toMatchObject({ power_generation_method: 'wind', generated: 900, used: 700, sold: null });
  expect(await figuresOf(free._id)).toEqual({ 'direct scope_1': 0 });

  const burning = { location_id, source_id: burner._id, ...days };
  const { _id } = await create('power_activitys', { ...burning, amount: 100, units: 'L' });
  expect(await figuresOf(_id)).toEqual({ 'direct scope_1': 275.541, 'wtt scope_3': 62.665 });
  expect(await errorsOf('power_activitys', { ...burning, quantity: null })).toEqual({
    ...{ amount: 'Required', units: 'Required', quantity: 'Required' },
  });
  const beyond = 'Used and sold add up to more than was generated';
  const filled = { ...burning, amount: 100, units: 'L', generated: 300 };
  expect(await errorsOf('power_activitys', { ...filled, sold: 301 })).toEqual({ sold: beyond });
  expect(await errorsOf('power_activitys', { ...filled, used: 301 })).toEqual({ used: beyond });
  const { _id: sold } = await create('power_activitys', { ...filled, used: 100, sold: 200 });
  expect((await figuresOf(sold))['direct scope_1']).toBe(275.541);
  // The fuel of its name is not sold by the hundred cubic feet.
  expect(await errorsOf('power_activitys', { ...burning, amount: 100, units: 'ccf' })).toEqual({
    units: 'Choose an option from the list',
  });
});

it('shares a lease by area and time', async () => {
  const lease = { location_id, area: 100, ...days };
  const { _id, ...made } = await create('lease_activitys', { ...lease, energy_per_m2: 73 });
  expect(made).toMatchObject({ percent_area: 25, percent_time: 8.49, lease_days: 31, location_days: 365 });
  // 100 m² × 73 kWh × 31 / 365 = 620 kWh × 0.13096 (7_400_4000_5_1).
  expect(await figuresOf(_id)).toEqual({ 'direct scope_3': 81.1952 });

  const unmeasured = await create('lease_activitys', lease);
  expect(unmeasured['err_msg']).toContain('Enter the energy use per m² of the leased space, or its price');

  // No index of 2026 is shipped, so that of 2025 is taken. GBP 1,200 + 20 % VAT × 86.6 / 138.4 (ONS D7BT) × 0.12.
  const price = { amount: 1200, currency: 'GBP' };
  const late = await create('lease_activitys', { ...lease, price });
  expect(late['err_msg']).toBeNull();
  expect(await calcsOf(late._id)).toMatchObject([
    { CO2: 108.124855, factor_label: expect.stringContaining('latest available: 2025') },
  ]);
  const march = { from: utcDay(2025, 3, 1), to: utcDay(2025, 3, 31) };
  const rented = await create('lease_activitys', { location_id, price, ...march });
  expect(await calcsOf(rented._id)).toMatchObject([
    {
      ...{ CO2: 108.124855, scope: 'scope_3', scope3_category: 8, data_quality: 4, used: true },
      ...{ factor_id: 'uk-annex-e-2009/UK-64', factor: 0.12, factor_year: 2009 },
      note: expect.stringContaining('No energy use is stated: the rent is counted by spend.'),
    },
  ]);
});

it('takes the fuel of a vehicle, and shows journeys around it without counting them', async () => {
  const vehicle_id = await vehicle('average_van', 'diesel');
  const journey = { location_id, vehicle_id, partner_id, distance: 100, from: { name: 'Leeds' }, to: { name: 'York' } };
  const before = await create('vehicle_journeys', { ...journey, date: utcDay(2026, 5, 4) });
  expect(before).toMatchObject({ from: { name: 'Leeds' }, to: { name: 'York' }, starts: utcDay(2026, 5, 4) });
  expect(await figuresOf(before._id)).toEqual({ 'direct scope_1': 25.716, 'wtt scope_3': 6.128 });

  const fuel = { vehicle_id, fuel_type: 'diesel', quantity: 40, fuel_units: 'L', date: utcDay(2026, 6, 30) };
  const filled = await create('vehicle_activitys', fuel);
  expect(await figuresOf(filled._id)).toMatchObject({ 'direct scope_1': 103.3416, 'biogenic no_scope': 5.6 });

  const after = await create('vehicle_journeys', { ...journey, date: utcDay(2026, 6, 1) });
  expect(await figuresOf(after._id)).toEqual({ 'direct no_scope': 25.716, 'wtt no_scope': 6.128 });
  expect(after.emission_calc.CO2).toBe(0);
  expect((await calcsOf(after._id)).find(({ component }) => component === 'direct')?.note).toContain(
    'Fuel of this vehicle is recorded within 31 days of the journey',
  );
});

it('lists journeys by their days, not by their addresses', async () => {
  const vehicle_id = await vehicle('small_car', 'petrol');
  const journey = { location_id, vehicle_id, distance: 10, from: { name: 'Bergen' }, date: utcDay(2023, 2, 3) };
  const { _id } = await create('vehicle_journeys', { ...journey, end_date: utcDay(2023, 2, 5) });
  const inside = `start_date=${utcDay(2023, 2, 5)}&end_date=${utcDay(2023, 2, 28)}&vehicles=${vehicle_id}`;
  const outside = `start_date=${utcDay(2023, 2, 6)}&end_date=${utcDay(2023, 2, 28)}&vehicles=${vehicle_id}`;
  const ids = async (query: string) =>
    (await send('GET', `activities?${query}`)).body.list.map((row: Body) => row['_id']);
  expect([await ids(inside), await ids(outside)]).toEqual([[_id], []]);
  expect((await send('GET', `activities/${_id}`)).body.obj).toMatchObject({
    from: utcDay(2023, 2, 3),
    to: utcDay(2023, 2, 5),
  });
});

it('names what vehicles need', async () => {
  const electric = await vehicle('small_car', 'battery_electric', { power_rating: 10 });
  const van = await vehicle('van_class_1', 'diesel');
  expect(await errorsOf('vehicle_activitys', {})).toMatchObject({
    ...{ vehicle_id: 'Required', fuel_type: 'Required', date: 'Required' },
  });
  const charge = { vehicle_id: electric, fuel_type: 'battery_electric', date: days.from };
  expect(await errorsOf('vehicle_activitys', charge)).toEqual({ number_of_hours: 'Required' });
  expect(await errorsOf('vehicle_activitys', { vehicle_id: van, fuel_type: 'diesel', date: days.from })).toEqual({
    ...{ quantity: 'Required', fuel_units: 'Required' },
  });
  const wrong = { vehicle_id: van, fuel_type: 'cng', date: days.from, quantity: 1, fuel_units: 'L' };
  expect(await errorsOf('vehicle_activitys', wrong)).toEqual({ fuel_type: 'Choose an option from the list' });
  expect(await errorsOf('vehicle_journeys', {})).toMatchObject({
    ...{ location_id: 'Required', vehicle_id: 'Required', date: 'Required', distance: 'Required' },
  });

  const { _id } = await create('vehicle_activitys', { ...charge, number_of_hours: 10 });
  expect((await figuresOf(_id))['direct location scope_2']).toBe(13.096);
  expect((await send('DELETE', `vehicle_activitys/${_id}`)).status).toBe(200);
});

it('offers fuels with their units and refrigerants by category', async () => {
  const fuels = (await send('GET', 'reference?name=fuels&lang=DE')).body.list;
  expect(fuels).toHaveLength(61);
  expect(fuels.find(({ code }: { code: string }) => code === 'Natural gas')).toMatchObject({
    label: 'Erdgas',
    group: 'Gasförmige Brennstoffe',
    units: expect.arrayContaining(['kWh', 'm3', 'kWh (net)']),
  });
  const blends = (await send('GET', 'reference?name=refrigerants&category=blends')).body;
  expect(blends.list.map(({ code }: { code: string }) => code)).toContain('R410A');
  expect(blends.list.map(({ code }: { code: string }) => code)).not.toContain('HFC-134a');
});

it('says of each row the report of the IPCC that it rests on, older ones within an edition too', async () => {
  const fuel = { location_id, ...days, quantity: 1, manual_energy: false };
  const reportsOf = async (more: Body) => {
    const { _id } = await create('fuel_activitys', { ...fuel, ...more });
    const rows = await Promise.all(
      (await calcsOf(_id)).map(async (row) => {
        const { obj } = (await send('GET', `emission_calcs/${(row as unknown as { _id: string })._id}/explain`)).body;
        return [row.component, obj.factors[0].gwp];
      }),
    );
    return Object.fromEntries(rows);
  };
  expect(await reportsOf({ fuel: 'Wood pellets', amount: 1, units: 't' })).toEqual({
    ...{ direct: 'AR4', wtt: 'AR4', biogenic: 'AR5' },
  });
  expect(await reportsOf({ fuel: 'Natural gas', amount: 1, units: 'kWh' })).toEqual({ direct: 'AR5', wtt: 'AR5' });
});
