import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { notFound } from '@lichen/contracts/api/problems';
import type { Plain } from '../../store/columns';
import type { Database } from '../../store/database';
import type { Row, Sql } from '../../store/sql';
import { tableOf } from '../../store/table';
import { referenceErrors } from '../integrity/references';
import type { Registry } from '../registry';
import type { Context, Effect } from '../rules';
import type { UnitOfWork } from './unit-of-work';
import { expectNoErrors } from './open-unit-of-work';

type Stored = RecordOf<Entity>;

/** A record removed by a call, with the dependents removed with it, as they were. */
export interface RemovedRecord {
  readonly record: Stored;
  readonly dependents: readonly { readonly entity: string; readonly record: Stored }[];
}

const COLUMNS = ['company_id', 'entity_name', 'record_id', 'record', 'dependents', 'removed_on'] as const;

/** Table of deleted records that can be restored. */
export const removedTable = ({ dialect }: Pick<Database, 'dialect'>) => tableOf('removed_records', COLUMNS, dialect);

const keyOf = ({ name }: Entity, id: string, { companyId }: Context) => ({
  company_id: companyId,
  entity_name: name,
  record_id: id,
});

export const readRemoved = (row: Row): RemovedRecord => ({
  record: JSON.parse(String(row['record'])),
  dependents: JSON.parse(String(row['dependents'])),
});

/** Deletes the kept copies of an entity's deleted records whose text holds an id, such as that of an erased person. */
export const forgetRemoved = (
  database: Pick<Database, 'dialect'>,
  sql: Sql,
  { companyId, entity, holding }: { companyId: string; entity: Entity; holding: string },
): Promise<number> =>
  removedTable(database).remove(sql, {
    ...{ company_id: companyId, entity_name: entity.name, record: { contains: holding } },
  });

/** Keeps a removed record if restoring it would restore everything: no other record was changed along with it. */
export async function storeRemoved(
  database: Database,
  { sql }: UnitOfWork,
  { entity, record, effects }: { entity: Entity; record: Stored; effects: readonly Effect[] },
  context: Context,
): Promise<void> {
  const dependents = effects.flatMap((effect) =>
    effect.kind === 'remove' ? [{ entity: effect.entity.name, record: effect.record }] : [],
  );
  if (!entity.restorable || dependents.length < effects.length) return;
  const row = { record: JSON.stringify(record), dependents: JSON.stringify(dependents), removed_on: context.now };
  await removedTable(database).insert(sql, [{ ...keyOf(entity, record._id, context), ...row }]);
}

/**
 * Returns the stored copy of a deleted record of the company. Throws `notFound` for another company's and for an
 * expired one.
 */
export async function removedRecord(
  database: Database,
  { sql }: UnitOfWork,
  entity: Entity,
  id: string,
  context: Context,
): Promise<RemovedRecord> {
  const row = await removedTable(database).first(sql, keyOf(entity, id, context));
  if (!row) throw notFound();
  return readRemoved(row);
}

/** Restores a removed record under its id, with its original creator and time, and its dependents as they were. */
export async function restoreRemoved(
  database: Database,
  registry: Registry,
  unit: UnitOfWork,
  entity: Entity,
  { record, dependents }: RemovedRecord,
  context: Context,
): Promise<Stored> {
  expectNoErrors(await referenceErrors(registry, unit.records, entity, record as unknown as Plain));
  const restored = { ...record, version: record.version + 1, updated_on: context.now };
  await unit.insert(entity, restored, 'restore');
  const effects = dependents.map((dependent): Effect => {
    const served = registry.entities.get(dependent.entity);
    if (!served) throw new Error(`No module serves ${dependent.entity}`);
    return { kind: 'insert', entity: served.entity, row: dependent.record as unknown as Plain & { _id: string } };
  });
  await unit.apply(effects);
  await removedTable(database).remove(unit.sql, keyOf(entity, record._id, context));
  return restored;
}
