import { type Clock, newId } from '../clock';
import type { Database } from '../store/database';
import type { Row, Sql } from '../store/sql';
import { tableOf } from '../store/table';

/** Metadata of an uploaded file; its bytes are in the file store under `hash`. */
export interface FileRecord {
  readonly id: string;
  readonly companyId: string;
  readonly ownerId: string | null;
  readonly entity: string;
  readonly name: string;
  readonly hash: string;
  readonly bytes: number;
  readonly mime: string;
  readonly createdBy: string;
  /** Time from which the file is no longer served and may be purged, in epoch milliseconds. */
  readonly expiresOn?: number | null;
}

const COLUMNS = [
  'company_id',
  'id',
  'owner_id',
  'entity',
  'name',
  'hash',
  'bytes',
  'mime',
  'created_on',
  'created_by',
  'expires_on',
];

function fileRecordOf(row: Row): FileRecord {
  return {
    id: String(row['id']),
    companyId: String(row['company_id']),
    ownerId: row['owner_id'] === null ? null : String(row['owner_id']),
    entity: String(row['entity']),
    name: String(row['name']),
    hash: String(row['hash']),
    bytes: Number(row['bytes']),
    mime: String(row['mime']),
    createdBy: String(row['created_by']),
    expiresOn: row['expires_on'] === null ? null : Number(row['expires_on']),
  };
}

/** Queries of the table `files`; each names the company. */
export function fileRecords(database: Database, clock: Clock) {
  const table = tableOf('files', COLUMNS, database.dialect);
  return {
    find: async (companyId: string, id: string, sql: Sql = database): Promise<FileRecord | undefined> => {
      const row = await table.first(sql, { company_id: companyId, id });
      const file = row && fileRecordOf(row);
      return file && (file.expiresOn ?? Number.POSITIVE_INFINITY) > clock.now() ? file : undefined;
    },
    ofOwner: async (companyId: string, ownerId: string): Promise<FileRecord[]> => {
      const where = { company_id: companyId, owner_id: ownerId };
      return (await table.find(database, { where, order: [{ column: 'id' }], limit: 2000 })).map(fileRecordOf);
    },
    add: async (tx: Sql, file: Omit<FileRecord, 'id'>): Promise<string> => {
      const id = newId(clock);
      const { companyId, ownerId, createdBy, expiresOn = null, ...rest } = file;
      const row = {
        ...rest,
        id,
        company_id: companyId,
        owner_id: ownerId,
        created_by: createdBy,
        expires_on: expiresOn,
        created_on: clock.now(),
      };
      await table.insert(tx, [row]);
      return id;
    },
    /** Makes a person's own temporary upload of one kind permanent; undefined if it no longer exists. */
    keep: async (
      tx: Sql,
      { companyId, id, entity, createdBy }: Pick<FileRecord, 'companyId' | 'id' | 'entity' | 'createdBy'>,
    ): Promise<FileRecord | undefined> => {
      const where = { company_id: companyId, id, entity, created_by: createdBy };
      const row = await table.first(tx, where);
      const file = row && fileRecordOf(row);
      if (!file || (file.expiresOn ?? Number.POSITIVE_INFINITY) <= clock.now()) return undefined;
      return (await table.update(tx, where, { expires_on: null })) === 1 ? file : undefined;
    },
    remove: async (tx: Sql, companyId: string, id: string): Promise<boolean> =>
      (await table.remove(tx, { company_id: companyId, id })) === 1,
    /** Returns the bytes of all files that a company refers to; duplicates count each time. */
    usedBytes: async (sql: Sql, companyId: string): Promise<number> =>
      (await table.sum(sql, ['bytes'], { where: { company_id: companyId } }))['bytes'] ?? 0,
    /** Returns those of the hashes that any company still refers to. */
    referenced: async (sql: Sql, hashes: readonly string[]): Promise<Set<string>> => {
      const rows = await table.find(sql, { where: { hash: { in: hashes } } }, ['hash']);
      return new Set(rows.map((row) => String(row['hash'])));
    },
  };
}
