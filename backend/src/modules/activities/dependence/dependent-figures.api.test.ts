import { utcDay } from '@lichen/contracts/formats/days';
import { LOCATION, type World, makeWorld } from '../../../../test/world';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
}, 60_000);
afterAll(() => world.stop());

type Body = Record<string, unknown>;

async function made(entity: string, draft: Body): Promise<string> {
  const { status, body } = await world.admin.send('POST', entity, draft);
  if (status !== 201) throw new Error(`${entity}: ${JSON.stringify(body)}`);
  return body.obj._id;
}

const asked = async (question: Body) => (await world.admin.send('POST', 'dependent_figures', question)).body.obj;
const of = async (entity: string, id: string, changes: Body) => asked({ entity, id, changes });

const inYear = (year: number, days = {}) => ({ from: utcDay(year, 1, 1), to: utcDay(year, 1, 31), ...days });
const bill = (location_id: string, more: Body = {}) =>
  made('electricity_activitys', {
    ...{ location_id, amount: 1000, units: 'kWh', renewable_amount: 0 },
    ...inYear(2024),
    ...more,
  });
const site = () => made('locations', { ...LOCATION });
const van = (location_id: string, more: Body = {}) =>
  made('vehicles', {
    ...{ name: 'Van', type: 'average_van', fuel_type: 'diesel', fuel_units: 'L' },
    ...{ location_id, ...more },
  });
const tank = (vehicle_id: string, more: Body = {}) =>
  made('vehicle_activitys', {
    ...{ vehicle_id, date: utcDay(2024, 1, 31), fuel_type: 'diesel', quantity: 50, fuel_units: 'L' },
    ...more,
  });

it('counts what takes the grid of a location, with the years and the sums of both bases', async () => {
  const place = await site();
  await bill(place);
  await bill(place, { from: utcDay(2024, 12, 15), to: utcDay(2025, 1, 14) });
  await bill(place, { electricity_grid: 'Norway' });
  await bill(place, { applied: false });
  await bill(await site());
  await made('water_activitys', { location_id: place, ...inYear(2024), amount: 10, units: 'm3' });

  const found = await of('locations', place, { electricity_grid: 'France' });
  expect(found).toMatchObject({
    activities: 2,
    years: [
      { year: 2024, activities: 2 },
      { year: 2025, activities: 1 },
    ],
    scope_1: 0,
  });
  const rows = (await world.admin.send('GET', `activities?locations=${place}`)).body.list as Body[];
  expect(rows).toHaveLength(4);
  expect(found.scope_2).toBeGreaterThan(400);
  expect(found.market).toBeGreaterThan(0);
  expect(await of('locations', place, { country: 'FR' })).toMatchObject({ activities: 1 });
  expect(await of('locations', place, { country: 'FR', electricity_grid: 'France' })).toMatchObject({ activities: 4 });
  expect(await of('locations', place, { name: 'Another name', electricity_grid: 'United Kingdom' })).toMatchObject({
    activities: 0,
    years: [],
  });
});

it('says how much of an approved year hangs on a record', async () => {
  const place = await site();
  await bill(place);
  await bill(place, { from: utcDay(2025, 1, 1), to: utcDay(2025, 1, 31) });
  await bill(place, { from: utcDay(2024, 12, 15), to: utcDay(2025, 1, 14) });
  const grid = { electricity_grid: 'France' };
  expect(await of('locations', place, grid)).toMatchObject({ activities: 3, closed: 0, approved_years: [] });
  await world.admin.send('POST', 'decide_inventory_year', { year: 2024, decision: 'approve' });
  expect(await of('locations', place, grid)).toMatchObject({ activities: 3, closed: 2, approved_years: [2024] });
  await world.admin.send('POST', 'decide_inventory_year', { year: 2024, decision: 'reopen', note: 'For this test' });
});

it('counts the fuel of vehicles that stand there, where none says another place', async () => {
  const place = await site();
  const vehicle = await van(place);
  await tank(vehicle);
  await tank(vehicle, { location_id: await site() });

  expect(await of('locations', place, { country: 'FR' })).toMatchObject({ activities: 1 });
  expect(await of('vehicles', vehicle, { location_id: await site() })).toMatchObject({ activities: 1 });
  expect(await of('vehicles', vehicle, { fuel_type: 'petrol' })).toMatchObject({
    activities: 2,
    years: [{ year: 2024, activities: 2 }],
  });
  expect(await of('vehicles', vehicle, { name: 'Red van' })).toMatchObject({ activities: 0 });
  expect(await asked({ entity: 'vehicles', id: vehicle })).toMatchObject({ activities: 2 });
});

it('counts what a product weighs, and purchases in the period of a return', async () => {
  const [place, product_id] = [await site(), await made('products', { name: 'Beans', units: 'm3', density: 0.5 })];
  const partner_id = await made('partners', { name: 'Growers' });
  const purchase = (more: Body) =>
    made('purchased_goods_activitys', {
      ...{ location_id: place, product_id, partner_id, size: 1, quantity: 10, units: 'm3' },
      ...{ material: 'Paper', order_date: utcDay(2024, 6, 1), ...more },
    });
  await purchase({});
  await purchase({ order_date: utcDay(2023, 6, 1) });

  expect(await of('products', product_id, { density: 0.6 })).toMatchObject({ activities: 2 });
  const dates = { period_start: utcDay(2024, 1, 1), period_end: utcDay(2024, 12, 31) };
  const figures = { revenue: 1000, currency: 'GBP', scope1_co2: 10, co2_units: 't', quality: 'reported' };
  const draft = { partner_id, ...dates, ...figures };
  expect(await asked({ entity: 'partner_returns', changes: draft })).toMatchObject({ activities: 1 });
  const july = { period_start: utcDay(2023, 7, 1), period_end: utcDay(2024, 6, 30) };
  expect(await asked({ entity: 'partner_returns', changes: { ...draft, ...july } })).toMatchObject({
    years: [{ year: 2024, activities: 1 }],
  });
  const id = await made('partner_returns', draft);
  const moved = { year: 2023, period_start: utcDay(2023, 1, 1), period_end: utcDay(2023, 12, 31) };
  expect(await of('partner_returns', id, moved)).toMatchObject({ activities: 2 });
  expect(await asked({ entity: 'partner_returns', id })).toMatchObject({ activities: 1 });
});

it('counts what an own factor fits, on its days and with its item', async () => {
  const place = await site();
  const gas = { location_id: place, units: 'kWh', amount: 100, quantity: 1, manual_energy: false };
  await made('fuel_activitys', { ...gas, ...inYear(2024), fuel: 'Natural gas' });
  await made('fuel_activitys', { ...gas, ...inYear(2023), fuel: 'Natural gas' });
  await made('fuel_activitys', { ...gas, ...inYear(2024), fuel: 'Butane' });
  const tariff = {
    ...{ name: 'Gas', kind: 'supplier_tariff', activity_type: 'fuel_activitys', item: 'Natural gas' },
    ...{ kg_co2e: 0.05, units: 'kWh', valid_from: utcDay(2024, 1, 1), source: 'Letter', location_id: place },
  };

  expect(await asked({ entity: 'own_factors', changes: tariff })).toMatchObject({ activities: 1 });
  const id = await made('own_factors', tariff);
  expect(await of('own_factors', id, { valid_from: utcDay(2023, 1, 1) })).toMatchObject({ activities: 2 });
  expect(await of('own_factors', id, { name: 'Another name' })).toMatchObject({ activities: 0 });
});

it('answers whoever may change the record, of the own company only', async () => {
  const place = await site();
  await bill(place);
  const question = { entity: 'locations', id: place, changes: { electricity_grid: 'France' } };
  const editor = await world.someone(['user', 'edit_business']);
  const reader = await world.someone(['user']);

  expect((await editor.send('POST', 'dependent_figures', question)).body.obj).toMatchObject({ activities: 1 });
  expect((await reader.send('POST', 'dependent_figures', question)).status).toBe(403);
  expect((await world.stranger.send('POST', 'dependent_figures', question)).status).toBe(404);
  expect((await world.admin.send('POST', 'dependent_figures', { ...question, entity: 'tags' })).status).toBe(403);
});
