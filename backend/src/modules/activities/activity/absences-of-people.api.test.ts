import { BASE_SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { utcDay } from '@lichen/contracts/formats/days';
import { LOCATION, makeWorld, type Person, type World } from '../../../../test/world';

let world: World;
let place: string;
let ofPerson: string;
let ofNobody: string;
let editor: Person;
let keeper: Person;

const absence = { from: utcDay(2026, 3, 2), to: utcDay(2026, 3, 3), amount: 16, units: 'hrs', type: 'illness' };

beforeAll(async () => {
  world = await makeWorld({ modules: BASE_SUBSCRIPTIONS });
  const made = async (entity: string, draft: object) =>
    (await world.admin.send('POST', entity, draft)).body.obj._id as string;
  place = await made('locations', LOCATION);
  const profile_id = await made('profiles', { first_name: 'Ola', last_name: 'Vik', location_id: place });
  ofPerson = await made('absence_activitys', { ...absence, location_id: place, profile_id });
  ofNobody = await made('absence_activitys', { ...absence, location_id: place });
  editor = await world.someone(['user', 'edit_business']);
  keeper = await world.someone(['user', 'edit_staff', 'edit_business']);
}, 60_000);
afterAll(() => world.stop());

const listed = async ({ send }: Person, entity: string) =>
  (await send('GET', `${entity}?${entity === 'activities' ? 'locations' : 'location_id'}=${place}`)).body;

it('shows why a person is away to nobody who only looks after the place', async () => {
  for (const path of [`absence_activitys/${ofPerson}`, `activities/${ofPerson}`])
    expect([path, (await editor.send('GET', path)).status]).toEqual([path, 403]);
  expect((await editor.send('PATCH', `absence_activitys/${ofPerson}`, { amount: 8 })).status).toBe(403);
  expect((await editor.send('DELETE', `absence_activitys/${ofPerson}`)).status).toBe(403);
  const all = await listed(editor, 'activities');
  expect([all.list.map(({ _id }: { _id: string }) => _id), all.total]).toEqual([[ofNobody], 1]);
  expect(JSON.stringify(all)).not.toContain('Vik');
});

it('leaves absences that name nobody with the place, and no way to name somebody in them', async () => {
  expect((await editor.send('GET', `absence_activitys/${ofNobody}`)).status).toBe(200);
  const { profile_id } = (await world.admin.send('GET', `absence_activitys/${ofPerson}`)).body.obj;
  expect((await editor.send('PATCH', `absence_activitys/${ofNobody}`, { profile_id })).status).toBe(403);
  expect((await editor.send('POST', 'absence_activitys', { ...absence, location_id: place, profile_id })).status).toBe(
    403,
  );
});

it('shows them to those who keep the records of the staff, and to the administrator', async () => {
  for (const person of [keeper, world.admin]) {
    expect((await person.send('GET', `absence_activitys/${ofPerson}`)).body.obj.type).toBe('illness');
    expect((await listed(person, 'activities')).total).toBe(2);
  }
});

it('shows everybody their own', async () => {
  const { body } = await world.admin.send('GET', `members?limit=50`);
  const own = body.list.find(({ email }: { email: string }) => email === editor.email);
  const profile = await world.admin.send('POST', 'profiles', {
    ...{ first_name: 'Per', last_name: 'Son', email: editor.email, location_id: place },
  });
  expect([own?._id, profile.status]).toEqual([editor.userId, 201]);
  const profile_id = profile.body.obj._id;
  const mine = await world.admin.send('POST', 'absence_activitys', { ...absence, location_id: place, profile_id });
  const read = await editor.send('GET', `absence_activitys/${mine.body.obj._id}`);
  expect([read.status, read.body.obj?.type]).toEqual([200, 'illness']);
  const all = await listed(editor, 'activities');
  expect(all.list.map(({ _id }: { _id: string }) => _id).sort()).toEqual([ofNobody, mine.body.obj._id].sort());
});
