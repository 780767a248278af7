import { ACTIVITY_TYPES, type ActivityType } from '@lichen/contracts/activities/activity-types';
import { decideInventoryYear, type InventoryYearRow } from '@lichen/contracts/activities/years/inventory-year.call';
import type { Entity } from '@lichen/contracts/entity/entity';
import { SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { changesOf, draftOf, hasDraft, inputOf } from '../examples';
import { until } from '../../src/platform/jobs/testing/work-place';
import { makeWorld, type World } from '../world';
import { type Cell, callCells } from './matrix';

/** The year of the examples. */
const YEAR = 2024;
/** Fewer writes than this means that the walk has lost part of the product. */
const FLOOR = 400;

let world: World;
beforeAll(async () => {
  world = await makeWorld({ modules: SUBSCRIPTIONS });
  for (const type of Object.keys(ACTIVITY_TYPES) as ActivityType[]) {
    const { status } = await world.admin.send('POST', type, await draftOf(world, type));
    expect([type, status]).toEqual([type, 201]);
  }
}, 120_000);
afterAll(() => world.stop());

async function stateOf(): Promise<InventoryYearRow | undefined> {
  const { list } = (await world.admin.send('GET', 'inventory_year_states')).body;
  return (list as InventoryYearRow[]).find(({ year }) => year === YEAR);
}

type Write = Pick<Cell, 'method' | 'path' | 'body'>;

/** Everything that can be done to one record without a reason; putting back comes after removal. */
function writesOf({ name, kind, actions, allow }: Entity, id: string): Write[] {
  const one = kind === 'singleton' ? name : `${name}/${id}`;
  const acted = Object.keys(actions).map((action): Write => {
    return { method: 'POST', path: `${one}/${action}`, body: inputOf(name, action) };
  });
  return [
    ...(allow.update.length > 0 ? [{ method: 'PATCH', path: one, body: changesOf(name) }] : []),
    ...acted,
    ...(allow.remove.length > 0
      ? [
          { method: 'DELETE', path: one },
          { method: 'POST', path: `${one}/restore`, body: {} },
        ]
      : []),
  ];
}

async function idsOf({ name, kind }: Entity): Promise<string[]> {
  if (kind === 'singleton') return ['own'];
  const { status, body } = await world.admin.send('GET', `${name}?limit=100`);
  return status === 200 ? (body.list as { _id: string }[]).map(({ _id }) => _id) : [];
}

async function allWrites(): Promise<Write[]> {
  const found: Write[] = [];
  for (const { entity } of world.engine.registry.entities.values()) {
    for (const id of await idsOf(entity)) found.push(...writesOf(entity, id));
    if (hasDraft(entity.name))
      found.push({ method: 'POST', path: entity.name, body: await draftOf(world, entity.name) });
  }
  const calls = callCells(world).filter(({ method, path }) => method !== 'GET' && path !== decideInventoryYear.name);
  return [...found, ...calls];
}

it('changes no approved year by any write of any record or call without a reason', async () => {
  const writes = await allWrites();
  await world.admin.send('POST', 'decide_inventory_year', { year: YEAR, decision: 'approve' });
  const approved = await stateOf();
  expect(approved).toMatchObject({ state: 'approved', changed_since_approval: false });

  const wrong: string[] = [];
  let asked = 0;
  for (const { method, path, body } of writes) {
    const { status } = await world.admin.send(method, path, body);
    if (status === 428) asked += 1;
    if (status >= 300) continue;
    const now = await stateOf();
    const isHeld = JSON.stringify([now?.now, now?.changed_since_approval]) === JSON.stringify([approved?.now, false]);
    if (!isHeld) wrong.push(`${method} ${path}: ${status} ${JSON.stringify(now)}`);
    if (!isHeld || now?.state !== 'approved') break;
  }
  const waiting = "SELECT id FROM jobs WHERE state IN ('waiting', 'running') AND due_on < ?";
  const { database, clock } = world.engine.platform;
  await until(async () => (await database.all(waiting, [clock.now()])).length === 0);
  process.stdout.write(`every held write: ${writes.length} writes, ${asked} asked for a reason\n`);

  expect(wrong).toEqual([]);
  expect(await stateOf()).toMatchObject({ now: approved?.now, seal: approved?.seal, changed_since_approval: false });
  expect(writes.length).toBeGreaterThanOrEqual(FLOOR);
  expect(asked).toBeGreaterThan(Object.keys(ACTIVITY_TYPES).length);
}, 300_000);
