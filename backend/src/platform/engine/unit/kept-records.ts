import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { Database } from '../../store/database';
import { removedTable, type RemovedRecord, readRemoved } from './removed-records';
import type { Context } from '../rules';
import type { UnitOfWork } from './unit-of-work';

type OfDialect = Pick<Database, 'dialect'>;

/**
 * Keeps copies of records that are removed together, each with its dependents, until they can no longer be restored.
 */
export async function keepRemoved(
  database: OfDialect,
  { sql }: UnitOfWork,
  entity: Entity,
  removed: readonly RemovedRecord[],
  { companyId, now }: Context,
): Promise<void> {
  if (removed.length === 0) return;
  await removedTable(database).insert(
    sql,
    removed.map(({ record, dependents }) => ({
      ...{ company_id: companyId, entity_name: entity.name, record_id: record._id },
      ...{ record: JSON.stringify(record), dependents: JSON.stringify(dependents), removed_on: now },
    })),
  );
}

interface Part {
  /** Earliest time of removal, in epoch milliseconds. */
  readonly since: number;
  /** Last id of the previous page. */
  readonly after: string;
  readonly limit: number;
}

/** Returns a page of an entity's removed records, in order of ids. */
export async function keptPart(
  database: Database,
  entity: Entity,
  companyId: string,
  { since, after, limit }: Part,
): Promise<RemovedRecord[]> {
  const where = {
    ...{ company_id: companyId, entity_name: entity.name },
    ...{ record_id: { above: after }, removed_on: { atLeast: since } },
  };
  const rows = await removedTable(database).find(database, { where, order: [{ column: 'record_id' }], limit });
  return rows.map(readRemoved);
}

/**
 * Deletes the copies of records that are restored and returns those found; of two simultaneous restores only one finds
 * a copy.
 */
export async function takeKept(
  database: OfDialect,
  { sql }: UnitOfWork,
  entity: Entity,
  ids: readonly string[],
  { companyId }: Context,
): Promise<RemovedRecord[]> {
  if (ids.length === 0) return [];
  const where = { company_id: companyId, entity_name: entity.name, record_id: { in: ids } };
  const rows = await removedTable(database).find(sql, { where });
  await removedTable(database).remove(sql, where);
  return rows.map(readRemoved);
}

/** Returns the dependents of one entity that were removed with a record. */
export const withKept = <E extends Entity>({ dependents }: RemovedRecord, { name }: E): RecordOf<E>[] =>
  dependents.flatMap(({ entity, record }) => (entity === name ? [record as unknown as RecordOf<E>] : []));
