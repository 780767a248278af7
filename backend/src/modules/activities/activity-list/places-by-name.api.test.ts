import { utcDay } from '@lichen/contracts/formats/days';
import { LOCATION, makeWorld, type World } from '../../../../test/world';

let world: World;
let location_id: string;
let profile_id: string;

beforeAll(async () => {
  world = await makeWorld();
  location_id = await created('locations', LOCATION);
  profile_id = await created('profiles', { first_name: 'Ada', last_name: 'Byron', location_id });
}, 60_000);
afterAll(() => world.stop());

async function created(entity: string, draft: object, by = world.admin): Promise<string> {
  const { status, body } = await by.send('POST', entity, draft);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.obj._id;
}

const trip = (start: object, more: object = {}) =>
  created('business_travel', {
    ...{ location_id, profile_id, transport_method: 'national_rail', journey_date: utcDay(2026, 3, 2) },
    ...{ start_location: start, end_location: { name: 'Leeds', country: 'GB' }, distance: 10, units: 'km' },
    ...{ applied: false, ...more },
  });
const asked = async (body: object, by = world.admin) => (await by.send('POST', 'get_places_by_name', body)).body.obj;

it('names the places of drafts that nothing else is known of, of chosen ones and of a list', async () => {
  const alone = await trip({ name: 'Gardermoen huts' });
  const known = await trip({ name: 'York', country: 'GB' });
  const counted = await trip({ name: 'Elsewhere' }, { applied: true });
  const bill = { location_id, from: utcDay(2026, 1, 1), to: utcDay(2026, 1, 31), amount: 5, units: 'kWh' };
  await created('electricity_activitys', { ...bill, renewable_amount: 0, applied: false });

  const one = { activities: 1, names: ['Gardermoen huts'] };
  expect(await asked({ ids: [alone, known, counted] })).toEqual(one);
  expect(await asked({ ids: [known, counted] })).toEqual({ activities: 0, names: [] });
  expect(await asked({ filters: { include_unapplied: 'true' } })).toEqual(one);
  expect(await asked({ filters: { include_unapplied: 'true', activity: 'stays' } })).toEqual({
    activities: 0,
    names: [],
  });
  expect(await asked({ ids: [alone] }, world.stranger)).toEqual({ activities: 0, names: [] });

  await trip({ name: 'Gardermoen huts' });
  const stops = { stop_1: { address: { name: 'Nowhere mill' }, distance: { distance: 1, units: 'km' } } };
  const vehicle = { name: 'Van', location_id, type: 'average_van', fuel_type: 'diesel', fuel_units: 'km' };
  const journey = { location_id, vehicle_id: await created('vehicles', vehicle), date: utcDay(2026, 3, 2) };
  await created('vehicle_journeys', { ...journey, stops, distance: 10, units: 'km', applied: false });
  const all = await asked({ filters: { include_unapplied: 'true' } });
  expect([all.activities, all.names.toSorted()]).toEqual([3, ['Gardermoen huts', 'Nowhere mill']]);
});

it('asks for ids or filters, and for the role of the list', async () => {
  const { status } = await world.admin.send('POST', 'get_places_by_name', {});
  expect(status).toBe(400);
  const user = await world.someone(['user']);
  expect((await user.send('POST', 'get_places_by_name', { filters: {} })).status).toBe(403);
});
