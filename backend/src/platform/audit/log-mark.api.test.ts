import { LOCATION, type World, makeWorld } from '../../../test/world';
import { until } from '../jobs/testing/work-place';
import { logMark } from './log-mark';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
}, 60_000);
afterAll(() => world.stop());

const mark = ({ companyId }: { companyId: string }) => logMark(world.engine.platform.database, companyId);

it('moves with everything that is written, sealed or not, and with nothing of another company', async () => {
  const { admin, stranger } = world;
  const marks = [await mark(admin)];
  const { _id } = (await admin.send('POST', 'locations', LOCATION)).body.obj;
  marks.push(await mark(admin));
  await admin.send('PATCH', `locations/${_id}`, { name: 'Other works' });
  marks.push(await mark(admin));
  await admin.send('DELETE', `locations/${_id}`);
  marks.push(await mark(admin));
  expect(new Set(marks).size).toBe(4);

  // All their rows are sealed, so that only a change can break the chain.
  const theirs = await until(async () => (await mark(stranger)).endsWith(' 0') && mark(stranger));
  await admin.send('POST', 'locations', { ...LOCATION, name: 'More works' });
  expect(await mark(stranger)).toBe(theirs);
});

it('stays where it is while rows are only sealed', async () => {
  const { admin } = world;
  await admin.send('POST', 'locations', { ...LOCATION, name: 'Last works' });
  const { database } = world.engine.platform;
  const before = await mark(admin);
  await until(async () => (await mark(admin)).endsWith(' 0'));
  expect(await logMark(database, admin.companyId, before)).toBe(before);

  await admin.send('POST', 'locations', { ...LOCATION, name: 'One more' });
  expect(await logMark(database, admin.companyId, before)).not.toBe(before);
});
