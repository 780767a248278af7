import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { Database } from '../../store/database';
import { removedTable, type RemovedRecord, readRemoved } from './removed-records';
import type { Context } from '../rules';
import type { UnitOfWork } from './unit-of-work';

type Place = Pick<Database, 'dialect'>;

/** Keeps records that work takes away together, each with its own, for the days in which they can be brought back. */
export async function keepRemoved(
  database: Place,
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
  /** Kept since then. */
  readonly since: number;
  /** Id of the last one of the part before. */
  readonly after: string;
  readonly limit: number;
}

/** What is kept of an entity, in the order of ids. */
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

/** Takes out what is brought back, and answers which were still there: of two that bring back one finds it. */
export async function takeKept(
  database: Place,
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

/** Rows of one entity that went with a kept record. */
export const withKept = <E extends Entity>({ dependents }: RemovedRecord, { name }: E): RecordOf<E>[] =>
  dependents.flatMap(({ entity, record }) => (entity === name ? [record as unknown as RecordOf<E>] : []));
