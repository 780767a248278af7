import { ACTIVITY_TYPES, type ActivityType } from '@lichen/contracts/activities/activity-types';
import type { Finding, FindingKind, ListedFinding } from '@lichen/contracts/activities/checks/checks.call';
import { utcDay } from '@lichen/contracts/formats/days';
import { SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { draftOf } from '../examples';
import { importSteps } from '../worlds/import-world';
import { makeWorld, type World } from '../world';

/** Each of them says that an entry is there already. */
const THERE_ALREADY: readonly FindingKind[] = ['duplicate_entry', 'duplicate_invoice', 'overlap'];

let world: World;
beforeAll(async () => {
  world = await makeWorld({ modules: SUBSCRIPTIONS });
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

const { checked } = importSteps(() => world);

/** Lines of the file of one record, as its type is downloaded. */
async function linesOf(type: ActivityType, title: string): Promise<string[]> {
  const { body } = await world.admin.send('POST', 'activity_extract', {
    format: 'csv',
    filters: { activity: type, field_filter: title },
  });
  const { cookie } = world.admin;
  const address = `${world.url}/api/data/activity_extract/${body.obj._id}?f=1`;
  return (await (await fetch(address, { headers: { cookie } })).text()).trim().split(/\r?\n/);
}

const renamed = new Set<string>();

/** Names that two records have lead to neither. */
async function tellApart(): Promise<void> {
  for (const [entity, field] of [
    ['locations', 'name'],
    ['profiles', 'first_name'],
    ['vehicles', 'name'],
    ['products', 'name'],
    ['partners', 'name'],
  ] as const)
    for (const { _id } of (await world.admin.send('GET', `${entity}?limit=500`)).body.list as { _id: string }[]) {
      if (renamed.has(_id)) continue;
      renamed.add(_id);
      await world.admin.send('PATCH', `${entity}/${_id}`, { [field]: `${entity} ${renamed.size}` });
    }
}

it.each(Object.keys(ACTIVITY_TYPES) as ActivityType[])('finds %s that stands twice in one file', async (type) => {
  const description = `Twice in a file, ${type}`;
  const { body } = await world.admin.send('POST', type, { ...(await draftOf(world, type)), description });
  await tellApart();
  const [head, line] = await linesOf(type, description);
  await world.admin.send('DELETE', `${type}/${body.obj._id}`);

  const { repairs, rows } = await checked(world.admin, `${head}\n${line}\n${line}\n`, type);
  expect(rows).toBe(2);
  expect((repairs ?? []).filter(({ repair }) => repair === 'repeat')).toMatchObject([{ rows: 1 }]);
});
