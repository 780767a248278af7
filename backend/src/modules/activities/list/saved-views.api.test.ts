import { type Person, type World, makeWorld } from '../../../../test/world';

let world: World;
let other: Person;

beforeAll(async () => {
  world = await makeWorld();
  other = await world.someone(['user', 'admin']);
}, 60_000);
afterAll(() => world.stop());

const view = (draft: object) => ({ name: 'Leeds', query: 'scopes=2&tags=HQ', hidden: ['description'], ...draft });
const namesOf = async (who: Person) =>
  ((await who.send('GET', 'saved_view_list')).body.list as { name: string }[]).map(({ name }) => name);

it('shows a person their own views and those that colleagues share, and no other company any', async () => {
  await world.admin.send('POST', 'saved_views', view({ name: 'Mine' }));
  await world.admin.send('POST', 'saved_views', view({ name: 'Ours', shared: true }));

  expect(await namesOf(world.admin)).toEqual(['Mine', 'Ours']);
  expect(await namesOf(other)).toEqual(['Ours']);
  expect(await namesOf(world.stranger)).toEqual([]);
});

it('is changed and deleted by its author alone', async () => {
  const { _id } = (await world.admin.send('POST', 'saved_views', view({ name: 'Shared', shared: true }))).body.obj;

  expect((await other.send('PATCH', `saved_views/${_id}`, { name: 'Taken' })).status).toBe(403);
  expect((await other.send('DELETE', `saved_views/${_id}`)).status).toBe(403);
  expect((await world.admin.send('PATCH', `saved_views/${_id}`, { name: 'Renamed' })).body.obj.name).toBe('Renamed');
  expect((await world.admin.send('DELETE', `saved_views/${_id}`)).status).toBe(200);
});
