import { utcDay } from '@lichen/contracts/formats/days';
import { draftOf } from '../../../../test/examples';
import { LOCATION, type World, makeWorld } from '../../../../test/world';

let world: World;
let location_id: string;

beforeAll(async () => {
  world = await makeWorld();
  location_id = (await world.admin.send('POST', 'locations', LOCATION)).body.obj._id;
}, 60_000);
afterAll(() => world.stop());

async function created(entity: string, over: object): Promise<string> {
  const { body } = await world.admin.send('POST', entity, { ...(await draftOf(world, entity)), ...over });
  expect([entity, body.errors]).toEqual([entity, undefined]);
  return body.obj._id;
}

const facts = async (query: string, who = world.admin) => {
  const { status, body } = await who.send('GET', `staff_facts?year=2025&${query}`);
  return status === 200 ? body : status;
};

it('adds up a year of a person in their own unit, and nothing that is not applied', async () => {
  const profile_id = await created('profiles', { email: null, location_id, last_units: 'miles' });
  const way = { profile_id, journey_date: utcDay(2025, 5, 6), return_date: null };
  await created('commute', { ...way, entry_type: 'daily', distance: 16.1, units: 'km' });
  await created('commute', { ...way, entry_type: 'daily', distance: 5, units: 'miles' });
  await created('commute', { ...way, entry_type: 'daily', distance: 900, units: 'km', applied: false });
  await created('commute', {
    ...way,
    entry_type: 'daily',
    distance: 900,
    units: 'km',
    journey_date: utcDay(2024, 12, 31),
  });
  await created('stays', { profile_id, arrival_date: utcDay(2025, 12, 31), nights: 2 });
  const away = { profile_id, from: utcDay(2025, 2, 3), to: utcDay(2025, 2, 3), units: 'hrs' };
  await created('absence_activitys', { ...away, type: 'illness', amount: 7.5 });
  await created('absence_activitys', { ...away, type: 'illness', amount: 0.1 });

  const found = await facts(`profile_id=${profile_id}`);

  expect(found).toMatchObject({
    ...{
      profile_id,
      commute_distance: 15,
      travel_distance: 0,
      distance_units: 'miles',
      total_stays: 1,
      working_hours: 0,
    },
    ...{ illness_lost_hours: 7.6, parental_lost_hours: 0, other_lost_hours: 0 },
  });
  expect(found.total_co2).toBeGreaterThan(0);
});

it('is of whoever asks where nobody is named, and closed to everybody else', async () => {
  const me = await world.someone(['user']);
  const profile_id = await created('profiles', { email: null, location_id });
  expect(await facts('', me)).toEqual({ profile_id: null });
  expect(await facts(`profile_id=${profile_id}`, me)).toBe(403);
  expect(await facts(`profile_id=${profile_id}`, world.stranger)).toBe(404);

  const { database } = world.engine.platform;
  await database.transaction((tx) => tx.run('UPDATE profiles SET uid = ? WHERE id = ?', [me.userId, profile_id]));

  expect(await facts('', me)).toMatchObject({ profile_id, commute_distance: 0, distance_units: 'km' });
});
