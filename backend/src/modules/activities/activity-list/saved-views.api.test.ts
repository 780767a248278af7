import { savedView } from '@lichen/contracts/activities/list/saved-view.entity';
import { recordsOver } from '../../../platform/store/scoped-records';
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

it('answers with what the contract shows, and nothing that the server keeps for itself', async () => {
  const [seen] = (await world.admin.send('GET', 'saved_view_list')).body.list;

  expect(seen).toMatchObject({ name: 'Mine', first: false, created_by: world.admin.userId });
  expect(seen).not.toHaveProperty('first_of');
});

it('is changed and deleted by its author alone', async () => {
  const { _id } = (await world.admin.send('POST', 'saved_views', view({ name: 'Shared', shared: true }))).body.obj;

  const refusal = [
    403,
    'Only the person who saved this view can change or delete it. You can save it as a view of your own.',
  ];
  for (const answer of [
    await other.send('PATCH', `saved_views/${_id}`, { name: 'Taken' }),
    await other.send('DELETE', `saved_views/${_id}`),
    await other.send('POST', `saved_views/${_id}/set_default`, { value: true }),
  ])
    expect([answer.status, answer.body.err]).toEqual(refusal);
  expect((await world.admin.send('PATCH', `saved_views/${_id}`, { name: 'Renamed' })).body.obj.name).toBe('Renamed');
  expect((await world.admin.send('DELETE', `saved_views/${_id}`)).status).toBe(200);
});

const defaultsOf = async (who: Person) =>
  ((await who.send('GET', 'saved_view_list')).body.list as { name: string; first: boolean }[])
    .filter(({ first }) => first)
    .map(({ name }) => name);

it('lets each person have one default view, whoever shares what', async () => {
  const [one, two] = await Promise.all(
    ['First choice', 'Second choice'].map(
      async (name) => (await world.admin.send('POST', 'saved_views', view({ name }))).body.obj._id as string,
    ),
  );
  const theirs = (await other.send('POST', 'saved_views', view({ name: 'Theirs' }))).body.obj._id;
  await other.send('POST', `saved_views/${theirs}/set_default`, { value: true });
  await world.admin.send('POST', `saved_views/${one}/set_default`, { value: true });
  expect(await defaultsOf(world.admin)).toEqual(['First choice']);
  await world.admin.send('POST', `saved_views/${two}/set_default`, { value: true });
  expect(await defaultsOf(world.admin)).toEqual(['Second choice']);
  expect(await defaultsOf(other)).toEqual(['Theirs']);
  expect((await other.send('POST', `saved_views/${two}/set_default`, { value: true })).status).toBe(403);
  await world.admin.send('POST', `saved_views/${two}/set_default`, { value: false });
  expect(await defaultsOf(world.admin)).toEqual([]);
});

it('never ends with two defaults, however many are made at once', async () => {
  const ids = await Promise.all(
    Array.from({ length: 6 }, async (_each, at) => {
      const { body } = await world.admin.send('POST', 'saved_views', view({ name: `At once ${at}` }));
      return body.obj._id as string;
    }),
  );
  await Promise.all(ids.map((id) => world.admin.send('POST', `saved_views/${id}/set_default`, { value: true })));
  expect(await defaultsOf(world.admin)).toHaveLength(1);
  const { database } = world.engine.platform;
  const views = recordsOver(database, database, world.admin.companyId)(savedView);
  const second = (await views.list({ where: { first_of: null, created_by: world.admin.userId }, limit: 1 }))[0];
  await expect(views.update(second as never, { first_of: world.admin.userId })).rejects.toThrow(/uplicate|UNIQUE/);
});

it('takes no default from a draft: it is given by its own act', async () => {
  const { status } = await world.admin.send('POST', 'saved_views', view({ name: 'Pushed', first: true }));
  expect(status).toBe(400);
});
