import type { Diff } from '@lichen/contracts/identity/audit-log.entity';
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
