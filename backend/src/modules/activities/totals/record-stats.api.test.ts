import { makeWorld, type World } from '../../../../test/world';

let world: World;
let location_id: string;

beforeAll(async () => {
  world = await makeWorld();
  location_id = (await world.admin.send('GET', 'locations')).body.list[0]._id;
});
afterAll(() => world.stop());

const day = (year: number, month: number, date: number) => Date.UTC(year, month - 1, date);
const made = async (path: string, draft: object): Promise<string> => {
  const { status, body } = await world.admin.send('POST', path, draft);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.obj._id;
};

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

it('is for whoever keeps the company, of its own records alone', async () => {
  const path = `get_location_stats/${location_id}?year=2025`;
  const user = await world.someone(['user']);

  expect((await user.send('GET', path)).status).toBe(403);
  expect((await world.stranger.send('GET', path)).status).toBe(404);
  expect((await world.admin.send('GET', 'get_location_stats/unknown?year=2025')).status).toBe(404);
  expect((await world.admin.send('GET', `${path}&location_id=another`)).status).toBe(400);
});

it('says what a vehicle emitted', async () => {
  const van = { name: 'Van', location_id, type: 'average_van', fuel_type: 'diesel', fuel_units: 'km' };
  const vehicle_id = await made('vehicles', van);
  const journey = { location_id, vehicle_id, distance: 100, units: 'km' };
  await made('vehicle_journeys', { ...journey, date: day(2025, 3, 4) });
  await made('vehicle_journeys', { ...journey, date: day(2024, 3, 4) });
  const { body } = await world.admin.send('GET', `get_vehicle_stats?id=${vehicle_id}&year=2025`);

  // 25.561 kg in scope 1 and 6.128 kg in scope 3, as published for 100 km of an average diesel van.
  expect(body).toEqual({ CO2: 31.689 });
  expect((await world.stranger.send('GET', `get_vehicle_stats?id=${vehicle_id}&year=2025`)).status).toBe(404);
});
