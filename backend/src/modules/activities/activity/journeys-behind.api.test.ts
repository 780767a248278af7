import { utcDay } from '@lichen/contracts/formats/days';
import { LOCATION, makeWorld, type World } from '../../../../test/world';

const MINUTE = 60_000;
jest.setTimeout(2 * MINUTE);

/** One more than a change takes along in its own transaction. */
const JOURNEYS = 501;
const AT_ONCE = 25;
const DAY = utcDay(2025, 6, 10);

let world: World;
beforeAll(async () => {
  world = await makeWorld();
}, MINUTE);
afterAll(() => world.stop(), MINUTE);

const created = async (entity: string, body: object): Promise<string> =>
  (await world.admin.send('POST', entity, body)).body.obj._id;

/** Kilograms of the year by journeys, upstream included. */
async function kgOfJourneys(): Promise<number> {
  const filters = { start_date: utcDay(2025, 1, 1), end_date: utcDay(2025, 12, 31) };
  const { body } = await world.admin.send('POST', 'chart_data', { show: 'CO2', report_by: 'activities', filters });
  const bars = body.obj.charts[0].bars as { key: string; value: number }[];
  return bars.find(({ key }) => key === 'vehicle_journeys')?.value ?? 0;
}

async function until(expected: number): Promise<void> {
  for (let turn = 0; turn < 100 && (await kgOfJourneys()) !== expected; turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await kgOfJourneys()).toBe(expected);
}

it('leaves more journeys than one change may touch to a job, which brings all of them in step', async () => {
  const location_id = await created('locations', LOCATION);
  const vehicle_id = await created('vehicles', {
    ...{ name: 'Van', location_id, type: 'average_van', fuel_type: 'diesel', fuel_units: 'km' },
  });
  const trip = { location_id, vehicle_id, date: DAY, distance: 100, units: 'km' };
  for (let at = 0; at < JOURNEYS; at += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, JOURNEYS - at) }, () => created('vehicle_journeys', trip)),
    );
  const all = Math.round(JOURNEYS * 31_689) / 1000;
  expect(await kgOfJourneys()).toBe(all);

  const fuel = { vehicle_id, date: DAY, fuel_type: 'diesel', quantity: 40, fuel_units: 'L' };
  const id = await created('vehicle_activitys', fuel);
  await until(0);
  await world.admin.send('DELETE', `vehicle_activitys/${id}`);
  await until(all);
  await created('vehicle_journeys', trip);
  expect(await kgOfJourneys()).toBe(Math.round((JOURNEYS + 1) * 31_689) / 1000);
});
