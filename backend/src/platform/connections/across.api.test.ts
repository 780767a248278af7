import { location } from '@lichen/contracts/business/location.entity';
import { type World, makeWorld } from '../../../test/world';
import { inUnitOfWork } from '../engine/unit/open-unit-of-work';
import { contextOf } from '../engine/context';
import type { Counterpart } from './connections';

let world: World;

beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.stop());

/** Counts the locations that a transaction of the first company's administrator sees through a counterpart. */
async function seenThrough(counterpart: Counterpart): Promise<number> {
  const { platform, registry } = world.engine;
  const session = await platform.accounts.person(world.admin);
  return inUnitOfWork(platform, registry, contextOf(platform.clock, session, 'test'), (unit) =>
    unit.across(counterpart, 'First company').records(location).count(),
  );
}

/** A connection of the two companies, as an accepted invitation leaves it. */
async function connected(): Promise<Counterpart | undefined> {
  const { connections, database } = world.engine.platform;
  const ours = { companyId: world.admin.companyId, recordId: 'ours' };
  await database.transaction(async (tx) => {
    const offer = await connections.offer(tx, ours);
    const claim = await connections.claim(tx, offer?.token ?? '', world.stranger.companyId);
    if (typeof claim === 'string') throw new Error(claim);
    await connections.join(tx, claim.id, { companyId: world.stranger.companyId, recordId: 'theirs' });
  });
  return connections.counterpart(database, ours);
}

it('reaches another company through its connection, and by no made-up one', async () => {
  const { connections, database } = world.engine.platform;
  const other = await connected();
  const { companyId } = world.stranger;
  expect(other).toEqual({ companyId, recordId: 'theirs' });

  expect(await seenThrough(other as Counterpart)).toBe(1);
  const forged = [{ companyId, recordId: 'theirs' }, { ...(other as Counterpart) }];
  for (const each of forged) await expect(seenThrough(each)).rejects.toThrow('through its connection only');
  const strange = { companyId: 'a third company', recordId: 'ours' };
  expect(await connections.counterpart(database, strange)).toBeUndefined();
});
