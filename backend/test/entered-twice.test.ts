import { ACTIVITY_TYPES, type ActivityType } from '@lichen/contracts/activities/activity-types';
import type { Finding, FindingKind, ListedFinding } from '@lichen/contracts/activities/checks/checks.call';
import { utcDay } from '@lichen/contracts/formats/days';
import { draftOf } from './examples';
import { makeWorld, type World } from './world';

/** Each of them says that an entry is there already. */
const THERE_ALREADY: readonly FindingKind[] = ['duplicate_entry', 'duplicate_invoice', 'overlap'];

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.stop());

const sayThat = (finding: Finding | undefined, id: string) =>
  finding !== undefined && [finding.activity_id, ...finding.others.map(({ _id }) => _id)].includes(id);
const there = (found: readonly Finding[], id: string) =>
  found.filter(({ kind }) => THERE_ALREADY.includes(kind)).some((finding) => sayThat(finding, id));

it.each(Object.keys(ACTIVITY_TYPES) as ActivityType[])('finds %s that is entered twice, and not once', async (type) => {
  const draft = await draftOf(world, type);
  const { body: one } = await world.admin.send('POST', type, draft);
  expect(one.obj?._id).toEqual(expect.any(String));

  const typed = await world.admin.send('POST', 'check_activity', { activity_type: type, draft });
  expect(there(typed.body.list, one.obj._id)).toBe(true);

  const own = await world.admin.send('POST', 'check_activity', { activity_type: type, id: one.obj._id });
  expect(there(own.body.list, one.obj._id)).toBe(false);

  const { body: two } = await world.admin.send('POST', type, draft);
  const listed = await world.admin.send(
    'GET',
    `list_findings?start_date=${utcDay(2015, 1, 1)}&end_date=${utcDay(2035, 12, 31)}&activity=${type}&limit=100`,
  );
  const both = (listed.body.list as ListedFinding[]).filter((found) => sayThat(found, two.obj._id));
  expect(there(both, one.obj._id)).toBe(true);
});
