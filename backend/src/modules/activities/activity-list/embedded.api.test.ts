import { TEXTS } from '@lichen/contracts/text/texts';
import { utcDay } from '@lichen/contracts/formats/days';
import { draftOf } from '../../../../test/examples';
import { LOCATION, type Person, type World, makeWorld } from '../../../../test/world';

let world: World;
let leeds: string;
let york: string;
let keeper: Person;

const PERIOD = { from: utcDay(2025, 1, 1), to: utcDay(2025, 1, 31) };

async function created(entity: string, draft: object, who = world.admin): Promise<string> {
  const { status, body } = await who.send('POST', entity, draft);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.obj._id;
}

const bill = (location_id: string) => ({ location_id, ...PERIOD, amount: 10, units: 'kWh', renewable_amount: 0 });

beforeAll(async () => {
  world = await makeWorld();
  leeds = await created('locations', { ...LOCATION, name: 'Leeds' });
  york = await created('locations', { ...LOCATION, name: 'York' });
  keeper = await world.someone(['user', 'edit_business']);
}, 60_000);
afterAll(() => world.stop());

const statusOf = async (who: Person, method: string, path: string, body?: object) =>
  (await who.send(method, path, body)).status;

it('lets who opens the page of a location list, add, read, change and delete what is on it', async () => {
  const id = await created('electricity_activitys', bill(leeds), keeper);
  const listed = await keeper.send('GET', `activities?locations=${leeds}&start_date=${PERIOD.from}`);
  const preview = await statusOf(keeper, 'POST', 'electricity_activitys/preview', bill(leeds));
  const read = await statusOf(keeper, 'GET', `electricity_activitys/${id}`);
  const changed = await keeper.send('PATCH', `electricity_activitys/${id}`, { amount: 12 });

  expect(listed.body).toMatchObject({ total: 1, list: [{ _id: id }] });
  expect([preview, read, changed.status]).toEqual([200, 200, 200]);
  expect(await statusOf(keeper, 'DELETE', `electricity_activitys/${id}`)).toBe(200);
});

it('opens nothing else: not the whole list, not what hangs elsewhere, not the move to there', async () => {
  const traveller = await world.someone(['user', 'edit_valuechain']);
  const id = await created('electricity_activitys', bill(york));
  const refused = await keeper.send('GET', 'activities');

  expect({ status: refused.status, err: refused.body.err }).toEqual({ status: 403, err: TEXTS.notAuthorised });
  expect(await statusOf(keeper, 'GET', 'activities?partners=any')).toBe(403);
  expect(await statusOf(traveller, 'GET', `activities/${id}`)).toBe(403);
  expect(await statusOf(keeper, 'GET', 'activities/nothing')).toBe(403);
  expect(await statusOf(keeper, 'PATCH', `electricity_activitys/${id}`, { location_id: null })).toBe(403);
  expect(await statusOf(traveller, 'PATCH', `electricity_activitys/${id}`, { amount: 5 })).toBe(403);
  expect(await statusOf(traveller, 'DELETE', `electricity_activitys/${id}`)).toBe(403);
  expect(await statusOf(traveller, 'POST', 'electricity_activitys', bill(york))).toBe(403);
  expect(await statusOf(keeper, 'POST', 'bulk_activities', { change: { kind: 'remove' }, rows: [{ _id: id }] })).toBe(
    403,
  );
  expect((await world.admin.send('GET', `activities/${id}`)).body.obj.version).toBe(1);
});

it('does not reach into another company through an id of it', async () => {
  const id = await created('electricity_activitys', bill(leeds));
  const other = await world.stranger.send('GET', `activities?locations=${leeds}`);

  expect(other.body).toMatchObject({ total: 0 });
  expect(await statusOf(world.stranger, 'PATCH', `electricity_activitys/${id}`, { amount: 5 })).toBe(404);
});

it('gives everybody the activities of their own staff profile', async () => {
  const person = await world.someone(['user']);
  const mine = await created('profiles', await draftOf(world, 'profiles'));
  const theirs = await created('profiles', await draftOf(world, 'profiles'));
  const { database } = world.engine.platform;
  const [own] = [await database.all('SELECT id FROM profiles WHERE id = ?', [mine])];
  expect(own).toHaveLength(1);
  await database.transaction((tx) => tx.run('UPDATE profiles SET uid = ? WHERE id = ?', [person.userId, mine]));
  const draft = await draftOf(world, 'commute');

  const id = await created('commute', { ...draft, profile_id: mine }, person);
  expect((await person.send('GET', `activities?profiles=${mine}`)).body.total).toBe(1);
  expect(await statusOf(person, 'PATCH', `commute/${id}`, { distance: 7 })).toBe(200);
  expect(await statusOf(person, 'PATCH', `commute/${id}`, { profile_id: theirs })).toBe(403);
  expect(await statusOf(person, 'POST', 'commute', { ...draft, profile_id: theirs })).toBe(403);
  expect(await statusOf(person, 'GET', `activities?profiles=${mine}&profiles=${theirs}`)).toBe(403);
  expect(await statusOf(person, 'DELETE', `commute/${id}`)).toBe(200);
});

it('shows what a figure is made of to whoever sees its activity, and to nobody else', async () => {
  const id = await created('electricity_activitys', bill(leeds));
  const traveller = await world.someone(['user', 'edit_valuechain']);
  const calcs = await keeper.send('GET', `emission_calcs?activity_id=${id}`);
  const row = calcs.body.list[0]._id;

  expect(calcs.body.list.map(({ activity_id }: { activity_id: string }) => activity_id)).toContain(id);
  expect(await statusOf(keeper, 'GET', `emission_calcs/${row}`)).toBe(200);
  expect(await statusOf(keeper, 'GET', 'emission_calcs')).toBe(403);
  expect(await statusOf(keeper, 'GET', `emission_calcs?activity_id=${id}&activity_id=none`)).toBe(403);
  expect(await statusOf(keeper, 'PATCH', `emission_calcs/${row}`, { used: true })).toBe(403);
  expect(await statusOf(traveller, 'GET', `emission_calcs?activity_id=${id}`)).toBe(403);
  expect(await statusOf(traveller, 'GET', `emission_calcs/${row}`)).toBe(403);
  expect((await world.stranger.send('GET', `emission_calcs?activity_id=${id}`)).body.total).toBe(0);
});
