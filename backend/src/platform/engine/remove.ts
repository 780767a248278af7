import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { Database } from '../store/database';
import { endingWith, expectUnreferenced } from './integrity/declared-uses';
import type { Registry } from './registry';
import type { Context, Served } from './rules';
import { removedRecord, restoreRemoved, storeRemoved } from './unit/removed-records';
import type { UnitOfWork } from './unit/unit-of-work';
import { current, type Target } from './verbs';

/** Dependencies of removals in addition to the unit. */
interface Removing {
  readonly database: Database;
  readonly registry: Registry;
}

/**
 * Removes a record; a copy of restorable ones is kept. Effects are written first: records that refer to it after them
 * are neither removed nor emptied.
 */
export async function remove(
  { database, registry }: Removing,
  served: Served,
  target: Target,
  unit: UnitOfWork,
  context: Context,
): Promise<RecordOf<Entity>> {
  const { entity, rules } = served;
  const before = await current(served, target, unit, context);
  const facts = await rules.facts?.(unit.read, before, context, before, unit.ask);
  rules.mayRemove?.(before, facts, context);
  const effects = [
    ...(rules.effects?.({ before, after: null }, facts, context, undefined) ?? []),
    ...(await endingWith(unit.read, registry, entity, before._id)),
  ];
  await unit.apply(effects);
  await expectUnreferenced(unit.read, registry, entity, before._id);
  await unit.remove(entity, before);
  await storeRemoved(database, unit, { entity, record: before, effects }, context);
  return before;
}

/** Restores a removed record with its dependents; `permit` throws if the person may not. */
export async function restore(
  { database, registry }: Removing,
  entity: Entity,
  id: string,
  unit: UnitOfWork,
  context: Context,
  permit?: (record: RecordOf<Entity>) => Promise<void>,
): Promise<RecordOf<Entity>> {
  const removed = await removedRecord(database, unit, entity, id, context);
  await permit?.(removed.record);
  return restoreRemoved(database, registry, unit, entity, removed, context);
}
