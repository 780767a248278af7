import { createRecord } from '../../../../test/create-record';
import { makeWorld, type World } from '../../../../test/world';

let world: World;
let location_id: string;

beforeAll(async () => {
  world = await makeWorld();
  location_id = (await world.admin.send('GET', 'locations')).body.list[0]._id;
});
afterAll(() => world.stop());

const day = (year: number, month: number, date: number) => Date.UTC(year, month - 1, date);
const made = async (path: string, draft: object): Promise<string> => (await createRecord(world.admin, path, draft))._id;

it('says what a location used in a year, in its own units', async () => {
  const days = { location_id, from: day(2024, 12, 1), to: day(2025, 1, 31) };
  await made('electricity_activitys', { ...days, amount: 620, units: 'kWh', renewable_amount: 62 });
  await made('electricity_activitys', { ...days, amount: 6.2, units: 'MWh', renewable_amount: 0, self_produced: true });
  await made('water_activitys', { ...days, amount: 62_000, units: 'L' });
  await made('fuel_activitys', { ...days, fuel: 'natural_gas', amount: 124, units: 'kWh' });
  const { body } = await world.admin.send('GET', `get_location_stats/${location_id}?year=2025`);
  const { total_co2 } = (
    await world.admin.send('GET', `get_activities_stats?start_date=${day(2025, 1, 1)}&end_date=${day(2025, 12, 31)}`)
  ).body.obj;

  expect(body).toMatchObject({
    ...{ electricity_bought: 310, renewable_bought: 31, electricity_produced: 3100, electricity_units: 'kWh' },
    ...{ energy_used: 62, energy_units: 'kWh', energy_not_counted: 0 },
    ...{ water_used: 31, water_discharged: null, water_units: 'm3' },
  });
  expect(body.Scope1_CO2).toBeGreaterThan(0);
  expect(body.Scope2_CO2).toBeGreaterThan(0);
  expect(body.Scope1_CO2 + body.Scope2_CO2 + body.Scope3_CO2).toBeCloseTo(total_co2, 6);
});

it('counts the activities of a location by type, also those that do not count yet', async () => {
  const { obj: site } = (await world.admin.send('GET', `locations/${location_id}`)).body;
  const { country, electricity_grid, address_line1, town_or_city, post_code } = site;
  const address = { country, electricity_grid, address_line1, town_or_city, post_code };
  const other = await made('locations', { name: 'Counted', ...address });
  const days = { location_id: other, from: day(2023, 12, 1), to: day(2024, 1, 31), amount: 10 };
  await made('water_activitys', { ...days, units: 'L' });
  await made('water_activitys', { ...days, units: 'L', applied: false });
  await made('water_activitys', { ...days, units: 'L', location_id });
  const countsIn = async (year: number) =>
    (await world.admin.send('GET', `get_location_stats/${other}?year=${year}`)).body.counts;

  expect(await countsIn(2024)).toMatchObject({ water_activitys: 2, electricity_activitys: 0 });
  expect(await countsIn(2025)).toMatchObject({ water_activitys: 0 });
});

it('is for whoever keeps the company, of its own records alone', async () => {
  const path = `get_location_stats/${location_id}?year=2025`;
  const user = await world.someone(['user']);

  expect((await user.send('GET', path)).status).toBe(403);
  expect((await world.stranger.send('GET', path)).status).toBe(404);
  expect((await world.admin.send('GET', 'get_location_stats/unknown?year=2025')).status).toBe(404);
  expect((await world.admin.send('GET', `${path}&location_id=another`)).status).toBe(400);
});

it('says what a vehicle emitted and drove, in the distance it is kept in', async () => {
  const van = { name: 'Van', location_id, type: 'average_van', fuel_type: 'diesel', fuel_units: 'km' };
  const vehicle_id = await made('vehicles', van);
  const journey = { location_id, vehicle_id, distance: 100, units: 'km' };
  await made('vehicle_journeys', { ...journey, date: day(2025, 3, 4) });
  await made('vehicle_journeys', { ...journey, date: day(2024, 3, 4) });
  const path = `get_vehicle_stats?id=${vehicle_id}&year=2025`;
  const { body } = await world.admin.send('GET', path);

  // 25.561 kg in scope 1 and 6.128 kg in scope 3, as published for 100 km of an average diesel van.
  expect(body).toMatchObject({ CO2: 31.689, Scope1_CO2: 25.561, Scope2_CO2: 0, Scope3_CO2: 6.128 });
  expect(body).toMatchObject({ distance: 100, distance_units: 'km', distance_not_counted: 0 });
  expect(body.counts).toEqual({ vehicle_activitys: 0, vehicle_journeys: 1, carbon_activitys: 0 });
  expect((await world.stranger.send('GET', path)).status).toBe(404);

  await made('vehicle_journeys', { ...journey, distance: 2, units: 'hours', date: day(2025, 3, 5) });
  await world.admin.send('PATCH', `vehicles/${vehicle_id}`, { fuel_units: 'mile' });
  expect((await world.admin.send('GET', path)).body).toMatchObject({
    ...{ distance: 62.137119, distance_units: 'miles', distance_not_counted: 1 },
  });
});

it('says who may record for a vehicle, as the server then decides', async () => {
  const reviewer = await world.someone(['vehicle_review']);
  const profile = await made('profiles', { first_name: 'Ola', last_name: 'Berg', location_id });
  await world.engine.platform.database.transaction((tx) =>
    tx.run('UPDATE profiles SET uid = ? WHERE id = ?', [reviewer.userId, profile]),
  );
  const truck = { location_id, type: 'average_van', fuel_type: 'diesel', fuel_units: 'km' };
  const own = await made('vehicles', { ...truck, name: 'Own', admin_profile_id: profile });
  const namesake = await made('profiles', { first_name: 'Ola', last_name: 'Berg', location_id });
  const other = await made('vehicles', { ...truck, name: 'Other', admin_profile_id: namesake });
  const keeper = await world.someone(['vehicle_admin']);

  const seen = [
    [reviewer, own, true],
    [reviewer, other, false],
    [keeper, other, true],
  ] as const;
  for (const [person, vehicle_id, may] of seen) {
    const { body } = await person.send('GET', `get_vehicle_stats?id=${vehicle_id}&year=2025`);
    expect(body.may_record).toBe(may);
    const journey = { location_id, vehicle_id, distance: 1, units: 'km', date: day(2025, 6, 1) };
    expect((await person.send('POST', 'vehicle_journeys', journey)).status).toBe(may ? 201 : 403);
  }
});

it('says what a power source generated, also to whoever keeps vehicles', async () => {
  const panels = { name: 'Roof', location_id, power_generation_method: 'solar_photovoltaic', renewable: true };
  const source_id = await made('power_sources', { ...panels, max_output: 40, max_output_units: 'kW' });
  const month = { location_id, source_id, from: day(2025, 3, 1), to: day(2025, 3, 31), units: 'MWh' };
  await made('power_activitys', { ...month, generated: 1.5, used: 1, sold: 0.5 });
  const keeper = await world.someone(['vehicle_admin']);
  const path = `get_power_stats?source_id=${source_id}&year=2025`;

  expect((await keeper.send('GET', path)).body).toMatchObject({
    ...{ total_co2: 0, generated: 1500, used: 1000, sold: 500, counts: { power_activitys: 1 } },
  });
  expect((await (await world.someone(['vehicle_review'])).send('GET', path)).status).toBe(403);
  expect((await world.stranger.send('GET', path)).status).toBe(404);
});

it('says what was bought, made and sold of a product, in its units', async () => {
  const product_id = await made('products', { name: 'Malt', units: 'kg' });
  const partner_id = await made('partners', { name: 'Wold Maltings', partner_roles: ['supplier'] });
  const goods = { product_id, location_id, unit_type: 'simple', size: 1, quantity: 3 };
  await made('purchased_goods_activitys', { ...goods, partner_id, units: 't', order_date: day(2025, 2, 3) });
  await made('product_production_activitys', { ...goods, units: 'kg', production_date: day(2025, 2, 4) });
  const path = `get_product_stats?product_id=${product_id}&year=2025`;
  const { body } = await world.admin.send('GET', path);

  expect(body).toMatchObject({ purchased: 3000, produced: 3, sold: null, units: 'kg' });
  expect(body.counts).toMatchObject({
    purchased_goods_activitys: 1,
    product_production_activitys: 1,
    waste_activitys: 0,
  });
  expect((await world.stranger.send('GET', path)).status).toBe(404);
});

it('says what a vehicle emitted by month, nothing where nothing counts, to whoever opens vehicles of the company', async () => {
  const vehicle_id = await made('vehicles', {
    ...{ name: 'By month', location_id, type: 'van_class_3', fuel_type: 'diesel', fuel_units: 'L' },
  });
  const fuel = { fuel_type: 'diesel', quantity: 40, fuel_units: 'L', location_id, vehicle_id };
  for (const date of [day(2024, 3, 5), day(2024, 3, 9), day(2023, 12, 31)])
    await made('vehicle_activitys', { ...fuel, date });
  const path = `get_vehicle_months?id=${vehicle_id}&year=2024`;
  const { body } = await world.admin.send('GET', path);

  const { CO2 } = (await world.admin.send('GET', `get_vehicle_stats?id=${vehicle_id}&year=2024`)).body;
  expect(CO2).toBeGreaterThan(0);
  expect(body.months).toEqual([null, null, CO2, ...Array(9).fill(null)]);
  expect(body.before.slice(0, 11)).toEqual(Array(11).fill(null));
  expect(body.before[11]).toBeGreaterThan(0);
  expect((await world.stranger.send('GET', path)).status).toBe(404);
  expect((await (await world.someone(['user'])).send('GET', path)).status).toBe(403);
});
