import type { Diff } from '@lichen/contracts/identity/audit/audit-log.entity';
import { LOCATION, type World, makeWorld } from '../../../test/world';

let world: World;

interface Entry {
  entity_name: string;
  diff: Diff;
}

const found = async (query: string): Promise<Entry[]> =>
  (await world.admin.send('GET', `audit_log?entity_name=locations&${query}`)).body.list;

const amounts = (list: Entry[]) => list.map(({ diff }) => diff['name']?.to);

beforeAll(async () => {
  world = await makeWorld();
  const { body } = await world.admin.send('POST', 'locations', { ...LOCATION, name: 'North works' });
  await world.admin.send('PATCH', `locations/${body.obj._id}`, { name: 'South works' });
});

afterAll(() => world.stop());

it('finds writes that touched a field, and those whose change of it contains a text', async () => {
  expect(amounts(await found('field=name'))).toEqual(['South works', 'North works', expect.anything()]);
  expect(amounts(await found('field=name:NORTH'))).toEqual(['South works', 'North works']);
  expect(amounts(await found('field=name:south'))).toEqual(['South works']);
  expect(await found('field=town_or_city:works')).toEqual([]);
  expect(amounts(await found('text=south'))).toEqual(['South works']);
  expect(await found(`field=${encodeURIComponent("name') OR 1=1 --:x")}`)).toEqual([]);
  expect((await world.stranger.send('GET', 'audit_log?field=name:works')).body.list).toEqual([]);
});

it('answers in short with what was touched, and without what it was', async () => {
  const [short] = await found('field=name:south&summary=true');
  expect(short?.diff).toEqual({ name: {} });
  const [whole] = await found('field=name:south');
  expect(whole?.diff).toEqual({ name: { from: 'North works', to: 'South works' } });
});

describe('whose writes, and when', () => {
  interface Row {
    user: string;
    profile_id: string;
    dt: number;
  }
  const rows = async (query: string): Promise<Row[]> =>
    (await world.admin.send('GET', `audit_log?entity_name=locations&${query}`)).body.list;
  let other: Awaited<ReturnType<World['someone']>>;

  beforeAll(async () => {
    other = await world.someone(['user', 'edit_business']);
    // A millisecond later than the writes before it.
    await new Promise((resolve) => setTimeout(resolve, 5));
    const { status } = await other.send('POST', 'locations', { ...LOCATION, name: 'East works' });
    expect(status).toBe(201);
  });

  it('are found by the id of the person, and by a part of the address', async () => {
    for (const query of [`profile_id=${other.userId}`, `email=${other.email}`, `email=${other.email.slice(0, 7)}`])
      expect([query, (await rows(query)).map(({ user, profile_id }) => [user, profile_id])]).toEqual([
        query,
        [[other.email, other.userId]],
      ]);
    expect((await rows(`profile_id=${world.admin.userId}`)).map(({ user }) => user)).toEqual(
      Array.from({ length: 3 }, () => world.admin.email),
    );
    expect(await rows(`profile_id=${world.stranger.userId}`)).toEqual([]);
  });

  it('are found from a moment on and up to one, both included', async () => {
    const all = await rows('');
    const [latest, before] = all.map(({ dt }) => dt) as [number, number];
    const times = async (query: string) => (await rows(query)).map(({ dt }) => dt);

    expect(all).toHaveLength(4);
    expect(await times(`period_start_date=${latest}`)).toEqual([latest]);
    expect(await times(`period_start_date=${latest + 1}`)).toEqual([]);
    expect(await times(`period_end_date=${before}`)).toEqual(all.slice(1).map(({ dt }) => dt));
    expect(await times(`period_start_date=${before}&period_end_date=${latest - 1}`)).toEqual(
      all.map(({ dt }) => dt).filter((dt) => dt === before),
    );
  });

  it('are for administrators alone', async () => {
    expect((await other.send('GET', 'audit_log')).status).toBe(403);
  });
});
