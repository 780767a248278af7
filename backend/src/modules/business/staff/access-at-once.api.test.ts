import { MEMBER_TEXTS } from '@lichen/contracts/identity/member-texts';
import { LOCATION, makeWorld, type Person, type World } from '../../../../test/world';

const RACES = 12;

let world: World;
let other: Person;
let ids: { admin: string; other: string };

const recordOf = async ({ email }: Person): Promise<string> => {
  const location_id = (await world.admin.send('POST', 'locations', LOCATION)).body.obj._id;
  const draft = { first_name: 'Ada', last_name: 'Moe', email, location_id };
  return (await world.admin.send('POST', 'profiles', draft)).body.obj._id;
};

// The two administrators of the company, each with a record of staff by which the other can end their work.
beforeAll(async () => {
  world = await makeWorld();
  other = await world.someone(['user', 'admin']);
  ids = { admin: await recordOf(world.admin), other: await recordOf(other) };
}, 60_000);
afterAll(() => world.stop());

const admins = async (who: Person): Promise<number> => {
  const { status, body } = await who.send('GET', 'members?limit=200');
  if (status !== 200) return 0;
  return body.list
    .filter((one: { status: string; roles: string[] }) => one.status === 'active')
    .flatMap(({ roles }: { roles: string[] }) => roles.filter((role) => role === 'admin')).length;
};

it('changes the roles of a person once where two do so at once, and tells the other', async () => {
  const id = await recordOf(await world.someone(['user']));
  const { version } = (await world.admin.send('GET', `profiles/${id}`)).body.obj;
  const match = { 'if-match': String(version) };

  const [one, two] = await Promise.all([
    world.admin.send('POST', `profiles/${id}/change_roles`, { roles: ['edit_staff'] }, match),
    other.send('POST', `profiles/${id}/change_roles`, { roles: ['share_docs'] }, match),
  ]);

  expect([one.status, two.status].sort()).toEqual([200, 409]);
  const { roles } = (await world.admin.send('GET', `profiles/${id}`)).body.obj;
  expect(roles).toEqual(['user', one.status === 200 ? 'edit_staff' : 'share_docs']);
});

/** Without the version of the account both are carried out, and the company is left without anybody. */
it.each(Array.from({ length: RACES }, (_, race) => race))(
  'leaves an administrator where the last two end each other’s work at once, %s',
  async () => {
    const [one, two] = await Promise.all([
      world.admin.send('POST', `profiles/${ids.other}/change_roles`, { roles: ['user'] }),
      other.send('POST', `profiles/${ids.admin}/change_roles`, { roles: ['user'] }),
    ]);

    const isFirst = one.status === 200;
    expect(isFirst ? 200 : two.status).toBe(200);
    // The later one is told of the conflict, that nobody would be left, or that they are no administrator any more.
    expect([403, 409, 422]).toContain(isFirst ? two.status : one.status);
    const winner = isFirst ? world.admin : other;
    expect(await admins(winner)).toBe(1);
    const loser = isFirst ? ids.other : ids.admin;
    const given = await winner.send('POST', `profiles/${loser}/change_roles`, { roles: ['user', 'admin'] });
    expect(given.status).toBe(200);
  },
);

it.each([
  ['stops', 'POST', '/stop_access'],
  ['deletes', 'DELETE', ''],
])('leaves one where one %s the other while that one takes away their role', async (_what, method, path) => {
  const third = await world.someone(['user', 'admin']);
  const id = await recordOf(third);
  await world.admin.send('POST', `profiles/${ids.other}/change_roles`, { roles: ['user'] });

  const [one, two] = await Promise.all([
    world.admin.send(method, `profiles/${id}${path}`, method === 'DELETE' ? undefined : {}),
    third.send('POST', `profiles/${ids.admin}/change_roles`, { roles: ['user'] }),
  ]);

  expect([one.status, two.status].filter((status) => status < 300)).toHaveLength(1);
  const winner = one.status < 300 ? world.admin : third;
  expect(await admins(winner)).toBe(1);
  if (winner === third) await third.send('POST', `profiles/${ids.admin}/change_roles`, { roles: ['user', 'admin'] });
  if (winner === third) await world.admin.send('POST', `profiles/${id}/stop_access`, {});
  await world.admin.send('POST', `profiles/${ids.other}/change_roles`, { roles: ['user', 'admin'] });
});

it('says why the last administrator stays one', async () => {
  await world.admin.send('POST', `profiles/${ids.other}/change_roles`, { roles: ['user', 'edit_staff'] });
  const own = await world.admin.send('POST', `profiles/${ids.admin}/change_roles`, { roles: ['user'] });
  expect([own.status, own.body.err]).toEqual([422, MEMBER_TEXTS.ownAdmin]);
  const byKeeper = await other.send('POST', `profiles/${ids.admin}/change_roles`, { roles: ['user'] });
  expect(byKeeper.status).toBe(403);
  expect(await admins(world.admin)).toBe(1);
});
