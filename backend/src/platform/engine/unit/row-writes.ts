import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { overlap } from '../../async/overlap';
import type { Plain } from '../../store/columns';
import { type RecordUpdate, type Records, expectCurrent } from '../../store/scoped-records';
import { type Registry, servedOf } from '../registry';
import type { ChangeSet } from './change-set';
import type { Context, Effect } from '../rules';
import { fileRecords } from '../../files/file-records';
import type { Platform } from '../../platform';
import type { Sql } from '../../store/sql';
import type { UnitOfWork } from './unit-of-work';
import { getOrInsertComputed } from '../../map-get-or-insert';

type Stored = RecordOf<Entity>;

/** Initial bookkeeping fields of every new row. */
export const newRow = (context: Context) => ({
  version: 1,
  created_on: context.now,
  created_by: context.userId,
  updated_on: context.now,
});

type Inserting = Extract<Effect, { kind: 'insert' }>;
type Updating = Extract<Effect, { kind: 'update' }>;
type Removing = Extract<Effect, { kind: 'remove' }>;

/** Groups effects of one kind by entity, in their order. */
function byEntity<E extends Effect>(effects: readonly Effect[], kind: E['kind']): ReadonlyMap<Entity, E[]> {
  const found = new Map<Entity, E[]>();
  for (const effect of effects) {
    if (effect.kind !== kind) continue;
    getOrInsertComputed(found, effect.entity, () => []).push(effect as E);
  }
  return found;
}

/** Writes rows, each only if its version is unchanged, and updates roll-ups, follow-ups and watches. */
export function rowWrites(
  registry: Registry,
  context: Context,
  records: Records,
  { deltas, followUps, watches }: Pick<ChangeSet, 'deltas' | 'followUps' | 'watches'>,
) {
  const note = (entity: Entity, before: Plain | null, after: Plain | null) => {
    const { rules } = servedOf(registry, entity);
    if (rules.rollUps) deltas.note(rules.rollUps, before, after);
    if (rules.followUps) followUps.note(rules.followUps, before, after);
    for (const watch of watches) watch.note(entity, before, after);
  };
  const stamped = (entity: Entity, changes: Plain): Plain => ({
    ...changes,
    updated_on: context.now,
    ...(Object.hasOwn(entity.derived, 'updated_by') ? { updated_by: context.userId } : {}),
  });
  const changed = (entity: Entity, before: Stored, changes: Plain): Stored => {
    const after = { ...before, ...changes, version: before.version + 1 } as Stored;
    note(entity, before, after);
    return after;
  };

  const insert = async (entity: Entity, rows: readonly Plain[]): Promise<void> => {
    await overlap(records(entity).insert(rows, newRow(context)), () => {
      for (const row of rows) note(entity, null, row);
    });
  };
  const update = async (entity: Entity, before: Stored, given: Plain): Promise<Stored> => {
    const changes = stamped(entity, given);
    expectCurrent(await records(entity).update(before, changes));
    return changed(entity, before, changes);
  };
  const updateEach = async (entity: Entity, given: readonly RecordUpdate[]): Promise<Stored[]> => {
    const updates = given.map(({ record, changes }) => ({ record, changes: stamped(entity, changes) }));
    const [areCurrent, after] = await overlap(records(entity).updateEach(updates), () =>
      updates.map(({ record, changes }) => changed(entity, record, changes)),
    );
    expectCurrent(areCurrent);
    return after;
  };
  const remove = async (entity: Entity, record: Stored): Promise<void> => {
    expectCurrent(await records(entity).remove(record._id));
    note(entity, record, null);
  };
  const removeEach = async (entity: Entity, removed: readonly Stored[]): Promise<void> => {
    expectCurrent(await records(entity).removeEach(removed.map(({ _id }) => _id)));
    for (const record of removed) note(entity, record, null);
  };

  return {
    insert,
    update,
    remove,
    updateEach,
    removeEach,
    /** Writes the effects of every entity in few statements. */
    apply: async (effects: readonly Effect[]): Promise<void> => {
      for (const [entity, each] of byEntity<Inserting>(effects, 'insert'))
        await insert(
          entity,
          each.map(({ row }) => row),
        );
      for (const [entity, each] of byEntity<Updating>(effects, 'update')) await updateEach(entity, each);
      for (const [entity, each] of byEntity<Removing>(effects, 'remove'))
        await removeEach(
          entity,
          each.map(({ record }) => record),
        );
    },
  };
}

/** Returns a function that keeps a file which the person of the context has uploaded, in their transaction. */
export const keepFileOf =
  (
    { database, clock }: Pick<Platform, 'database' | 'clock'>,
    tx: Sql,
    { companyId, userId: createdBy }: Context,
  ): UnitOfWork['keepFile'] =>
  (id, entity) =>
    fileRecords(database, clock).keep(tx, { companyId, id, entity, createdBy });

export const forgetFileOf =
  (
    { database, clock }: Pick<Platform, 'database' | 'clock'>,
    tx: Sql,
    { companyId }: Context,
  ): UnitOfWork['forgetFile'] =>
  async (id) => {
    await fileRecords(database, clock).remove(tx, companyId, id);
  };
