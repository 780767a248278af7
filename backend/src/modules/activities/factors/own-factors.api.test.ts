import { utcDay } from '@lichen/contracts/formats/days';
import { LOCATION, type World, makeWorld } from '../../../../test/world';

let world: World;

beforeAll(async () => {
  world = await makeWorld();
}, 60_000);
afterAll(() => world.stop());

const TARIFF = {
  ...{ name: 'Green gas 2025', kind: 'supplier_tariff', activity_type: 'fuel_activitys', item: 'Natural gas' },
  ...{ kg_co2e: 0.0512345678, units: 'kWh', valid_from: utcDay(2025, 1, 1), source: 'Gas Ltd, letter of May' },
};

async function gasBill() {
  const { admin } = world;
  const location_id = (await admin.send('POST', 'locations', LOCATION)).body.obj._id;
  const period = { from: utcDay(2025, 1, 1), to: utcDay(2025, 1, 31) };
  const bill = { location_id, ...period, fuel: 'Natural gas', amount: 1000, units: 'kWh', quantity: 1 };
  const { status, body } = await admin.send('POST', 'fuel_activitys', { ...bill, manual_energy: false });
  expect(status).toBe(201);
  return body.obj;
}

const usedDirect = async (id: string) => {
  const { list } = (await world.admin.send('GET', `emission_calcs?activity_id=${id}`)).body;
  return list.find((row: Record<string, unknown>) => row['used'] && row['component'] === 'direct');
};

it('is used by what is saved from then on, and the record tells it for ever', async () => {
  const { admin } = world;
  const before = await gasBill();
  const tariff = (await admin.send('POST', 'own_factors', TARIFF)).body.obj;
  expect(tariff).toMatchObject({ kg_co2e: 0.0512345678, version: 1 });
  const after = await gasBill();

  expect((await usedDirect(before._id)).CO2).toBe(182.96);
  const row = await usedDirect(after._id);
  expect(row).toMatchObject({ CO2: 51.234568, method: 'supplier', factor_id: `own_factors/${tariff._id}@1` });

  await admin.send('DELETE', `own_factors/${tariff._id}`);
  const { obj } = (await admin.send('GET', `emission_calcs/${row._id}/explain`)).body;
  expect(obj.factors).toMatchObject([
    { value: '0.0512345678', publisher: 'Gas Ltd, letter of May, Green gas 2025, v1', units: 'kg CO₂e/kWh' },
  ]);
});

it('is found in a company of which nobody knows yet whether it has any', async () => {
  const { admin, engine } = world;
  const { database } = engine.platform;
  const noted = async () => (await database.all('SELECT own_factors FROM accounts ORDER BY own_factors DESC'))[0];
  expect(await noted()).toEqual({ own_factors: 1 });
  const { _id } = (await admin.send('POST', 'own_factors', TARIFF)).body.obj;
  await database.run('UPDATE accounts SET own_factors = NULL');
  expect((await usedDirect((await gasBill())._id)).factor_id).toBe(`own_factors/${_id}@1`);
  await database.run('UPDATE accounts SET own_factors = 1');
  await admin.send('DELETE', `own_factors/${_id}`);
});

const MEASURED = 'Choose a unit that this activity is measured in';

it.each([
  ['kg_co2', { kg_co2: 0.05 }, 'Enter all three gases or none'],
  ['kg_co2', { kg_co2: 0.01, kg_ch4: 0, kg_n2o: 0 }, 'The gases do not add up to the factor'],
  ['valid_from', { valid_to: utcDay(2024, 1, 1) }, expect.any(String)],
  ['kind', { kind: 'contractual_instrument' }, 'Contractual instruments apply to electricity only'],
  ['units', { activity_type: 'electricity_activitys', units: 'MWh' }, 'Electricity factors must be per kWh'],
  ['kg_co2e', { kg_co2e: -1 }, expect.any(String)],
  ['item', { item: null }, 'Choose an item: a custom factor applies to one only'],
  ['item', { activity_type: 'waste_activitys', item: '', units: 't' }, expect.any(String)],
  ['item', { activity_type: 'commute', item: undefined, units: 'km' }, expect.any(String)],
  ['item', { activity_type: 'purchased_goods_activitys', item: null, currency: 'GBP' }, expect.any(String)],
  ['item', { item: 'Moonshine' }, 'Choose an option from the list'],
  ['item', { activity_type: 'waste_activitys', item: 'national_rail', units: 't' }, 'Choose an option from the list'],
  ['units', { activity_type: 'lease_activitys', item: null, units: 'm2' }, MEASURED],
  ['units', { activity_type: 'waste_activitys', item: 'bricks', units: 'kWh' }, MEASURED],
  ['units', { activity_type: 'refrigerant_activitys', item: 'R410A', units: 'km' }, MEASURED],
  ['units', { activity_type: 'business_travel', item: 'national_rail', units: 'km' }, MEASURED],
  ['units', { units: 'room-nights' }, MEASURED],
  ['currency', { currency: 'GBP' }, 'Factors per unit of money apply to purchased goods only'],
])('refuses a wrong %s', async (field, changes, words) => {
  const { status, body } = await world.admin.send('POST', 'own_factors', { ...TARIFF, ...changes });

  expect(status).toBe(400);
  expect(body.errors).toMatchObject({ [field]: words });
});

it.each([
  ['natural gas', 'fuel_activitys', 'kWh', 'Natural gas'],
  ['Mixed paper and board', 'waste_activitys', 't', 'paper_mixed'],
  ['R-410A', 'refrigerant_activitys', 'kg', 'R410A'],
  ['Train', 'business_travel', 'passenger-km', 'national_rail'],
  ['Diesel', 'vehicle_activitys', 'L', 'diesel'],
  ['van', 'upstream_transmission_distribution', 'km', 'van'],
] as const)('stores %s as activities do, so that it counts for them', async (item, activity_type, units, code) => {
  const { admin } = world;
  const { status, body } = await admin.send('POST', 'own_factors', { ...TARIFF, activity_type, item, units });
  expect([status, body.obj?.item]).toEqual([201, code]);
  const again = await admin.send('PATCH', `own_factors/${body.obj._id}`, { item, name: 'Another name' });
  expect([again.status, again.body.obj?.item]).toEqual([200, code]);
  await admin.send('DELETE', `own_factors/${body.obj._id}`);
});

it('of waste counts for its material, each route alike, and for no other', async () => {
  const { admin } = world;
  const location_id = (await admin.send('POST', 'locations', LOCATION)).body.obj._id;
  const own = { ...TARIFF, activity_type: 'waste_activitys', item: 'bricks', units: 't', kg_co2e: 12.5 };
  expect((await admin.send('POST', 'own_factors', own)).status).toBe(201);
  const kgOf = async (waste_material: string) => {
    const product_id = (await admin.send('POST', 'products', { name: waste_material, units: 'kg', location_id })).body
      .obj._id;
    const waste = { location_id, product_id, collection_date: utcDay(2025, 5, 6), waste_material };
    const amounts = { recycled_weight: 2, recycled_weight_units: 't', landfill_weight: 1, landfill_weight_units: 't' };
    const { body } = await admin.send('POST', 'waste_activitys', { ...waste, ...amounts });
    return (await usedDirect(body.obj._id)).CO2;
  };
  expect(await kgOf('bricks')).toBe(37.5);
  expect(await kgOf('asphalt')).not.toBe(37.5);
});

it('of spend counts for money of any currency in its industry, and after an amount that can be weighed', async () => {
  const { admin } = world;
  const location_id = (await admin.send('POST', 'locations', LOCATION)).body.obj._id;
  const partner_id = (await admin.send('POST', 'partners', { name: 'Mill', currency: 'EUR' })).body.obj._id;
  const product_id = (await admin.send('POST', 'products', { name: 'Paper', units: 'kg', location_id })).body.obj._id;
  const own = { ...TARIFF, activity_type: 'purchased_goods_activitys', item: 'naics_322121', currency: 'EUR' };
  expect((await admin.send('POST', 'own_factors', { ...own, kg_co2e: 0.4567891234 })).status).toBe(201);
  const usedOf = async (over: object) => {
    const bought = { location_id, partner_id, product_id, units: 'kg', size: 1, quantity: 1000 };
    const { body } = await admin.send('POST', 'purchased_goods_activitys', {
      ...{ ...bought, order_date: utcDay(2025, 5, 6), cost: { amount: 1000, currency: 'EUR' } },
      ...{ spend_category: 'naics_322121', ...over },
    });
    return usedDirect(body.obj._id);
  };
  expect((await usedOf({})).CO2).toBe(456.789123);
  expect((await usedOf({ material: 'paper_paper' })).CO2).not.toBe(456.789123);

  // Pounds at the mean rates of 2025, against the dollar: 1,000 × 1.3192 ÷ 1.1306 × 0.4567891234.
  const pounds = await usedOf({ cost: { amount: 1000, currency: 'GBP' } });
  expect(pounds).toMatchObject({ CO2: 532.987981, method: 'supplier', calc_units: 'EUR', data_quality: 4 });
  const { inputs } = (await admin.send('GET', `emission_calcs/${pounds._id}/explain`)).body.obj;
  const rates = (inputs as { label: string; value: string }[]).filter(({ label }) => label === 'Exchange rate');
  expect(rates.map(({ value }) => value)).toEqual(['1.3192', '1.1306']);
});

it('of a lease counts per kWh of the space', async () => {
  const { admin } = world;
  const location_id = (await admin.send('POST', 'locations', LOCATION)).body.obj._id;
  const { item: _, ...own } = { ...TARIFF, activity_type: 'lease_activitys', kg_co2e: 0.1, location_id };
  expect((await admin.send('POST', 'own_factors', own)).status).toBe(201);
  const year = { from: utcDay(2025, 1, 1), to: utcDay(2025, 12, 31) };
  const lease = { location_id, ...year, area: 100, area_units: 'm2', energy_per_m2: 120 };
  const { body } = await admin.send('POST', 'lease_activitys', lease);
  expect(await usedDirect(body.obj._id)).toMatchObject({ CO2: 1200, method: 'supplier' });
});

it('the rate of a supplier keeps ten decimals', async () => {
  const { admin } = world;
  const location_id = (await admin.send('POST', 'locations', LOCATION)).body.obj._id;
  const bill = { location_id, from: utcDay(2025, 1, 1), to: utcDay(2025, 1, 31), amount: 1_000_000, units: 'kWh' };
  const send = (supplier_factor: number) =>
    admin.send('POST', 'electricity_activitys', { ...bill, renewable_amount: 0, supplier_factor });
  const { body, status } = await send(0.1234567891);
  expect(status).toBe(201);
  expect(body.obj.supplier_factor).toBe(0.1234567891);
  const { list } = (await admin.send('GET', `emission_calcs?activity_id=${body.obj._id}`)).body;
  const market = list.find((row: Record<string, unknown>) => row['scope2_basis'] === 'market');
  expect(market).toMatchObject({ CO2: 123_456.7891, factor: 0.1234567891 });
  expect((await send(0.12345678912)).status).toBe(400);
});

it('belongs to its company', async () => {
  const tariff = (await world.admin.send('POST', 'own_factors', TARIFF)).body.obj;

  expect((await world.stranger.send('GET', `own_factors/${tariff._id}`)).status).toBe(404);
  expect((await world.stranger.send('GET', 'own_factors')).body.total).toBe(0);
  expect((await (await world.someone(['user'])).send('GET', 'own_factors')).status).toBe(403);
});
