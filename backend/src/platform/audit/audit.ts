import type { Diff } from '@lichen/contracts/identity/audit/audit-log.entity';
import { sha256 } from '../sha256';
import type { Database } from '../store/database';
import type { Row, Sql } from '../store/sql';
import { tableOf } from '../store/table';

/** One entry of the audit log. */
export interface AuditEntry {
  id: string;
  companyId: string;
  entityName: string;
  recordId: string;
  userId: string;
  /** Email address of the person at the time. */
  user: string;
  at: number;
  /** `create`, `update`, `remove`, or the action's name. */
  type: string;
  diff: Diff;
}

export const AUDIT_COLUMNS = [
  'company_id',
  'id',
  'version',
  'created_on',
  'created_by',
  'updated_on',
  'entity_name',
  'record_id',
  'user',
  'profile_id',
  'dt',
  'type',
  'diff',
  'hash',
  'seal',
] as const;

const HASHED = AUDIT_COLUMNS.filter((name) => name !== 'hash' && name !== 'seal');

/** Hash of an audit row: covers every column except the hash itself and the seal number, which depends on it. */
export function auditHash(row: Row): string {
  return sha256(JSON.stringify(HASHED.map((name) => row[name] ?? null)));
}

export const auditTable = (database: Pick<Database, 'dialect'>) =>
  tableOf('audit_log', AUDIT_COLUMNS, database.dialect);

function rowOf(entry: AuditEntry): Row {
  const row: Row = {
    company_id: entry.companyId,
    id: entry.id,
    version: 1,
    created_on: entry.at,
    created_by: entry.userId,
    updated_on: entry.at,
    entity_name: entry.entityName,
    record_id: entry.recordId,
    user: entry.user,
    profile_id: entry.userId,
    dt: entry.at,
    type: entry.type,
    diff: JSON.stringify(entry.diff),
    seal: null,
  };
  return { ...row, hash: auditHash(row) };
}

/** Inserts audit rows in the transaction of the change. The sealer adds them to the company's chain a moment later. */
export async function appendAudit(database: Database, tx: Sql, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await auditTable(database).insert(tx, entries.map(rowOf));
}
