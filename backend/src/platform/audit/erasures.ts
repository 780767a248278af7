import { ERASURE, type Diff } from '@lichen/contracts/identity/audit/audit-log.entity';
import type { Database } from '../store/database';
import type { Row, Sql } from '../store/sql';
import { tableOf } from '../store/table';
import { auditHash, auditTable } from './audit';
import { maskedDiff } from './masked-diff';
import type { Signer, Verifier } from './signer';

const COLUMNS = ['company_id', 'audit_id', 'from_hash', 'to_hash', 'signature', 'erased_on'] as const;

const erasureTable = (database: Pick<Database, 'dialect'>) => tableOf('audit_erasures', COLUMNS, database.dialect);

/** The signed bytes include company, row and both hashes: only the installation's key can explain a changed row. */
const signedBytes = (companyId: string, row: Row): Buffer =>
  Buffer.from(`audit-erasure\n${companyId}\n${row['audit_id']}\n${row['from_hash']}\n${row['to_hash']}`);

interface Erasing {
  readonly database: Pick<Database, 'dialect'>;
  /** Transaction of the erasure. */
  readonly sql: Sql;
  readonly keys: Signer;
  readonly companyId: string;
  readonly now: number;
}

/**
 * Erases the values that the log contains of some records: names of changed fields, author and time stay. Each changed
 * row is explained by a signed line, with which the chain still verifies.
 * @returns number of rows
 */
export async function eraseFromAudit(erasing: Erasing, entityName: string, recordIds: readonly string[]) {
  const { database, sql, keys, companyId, now } = erasing;
  if (recordIds.length === 0) return 0;
  const table = auditTable(database);
  const where = { company_id: companyId, record_id: { in: [...recordIds] }, entity_name: entityName };
  const rows = await table.find(sql, { where });
  const erasures: Row[] = [];
  for (const row of rows.filter(({ type }) => type !== ERASURE)) {
    const diff = JSON.stringify(maskedDiff(JSON.parse(String(row['diff'])) as Diff));
    const hash = auditHash({ ...row, diff });
    if (hash === row['hash']) continue;
    await table.update(sql, { company_id: companyId, id: row['id'] as string }, { diff, hash });
    const line = { audit_id: String(row['id']), from_hash: String(row['hash']), to_hash: hash };
    const signature = keys.sign(signedBytes(companyId, line));
    erasures.push({ ...line, company_id: companyId, signature, erased_on: now });
  }
  if (erasures.length > 0) await erasureTable(database).insert(sql, erasures);
  return erasures.length;
}

interface Explaining {
  readonly database: Pick<Database, 'dialect'>;
  readonly sql: Sql;
  readonly verifier: Verifier;
}

/** Returns whether signed erasures lead from the sealed hash to the row's current hash. */
export async function isErased(
  companyId: string,
  sealed: { readonly id: string; readonly rowHash: string },
  hash: string,
  { database, sql, verifier }: Explaining,
): Promise<boolean> {
  const where = { company_id: companyId, audit_id: sealed.id };
  const lines = (await erasureTable(database).find(sql, { where })).filter((line) =>
    verifier(signedBytes(companyId, line), String(line['signature'])),
  );
  const next = new Map(lines.map((line) => [String(line['from_hash']), String(line['to_hash'])]));
  let at: string | undefined = sealed.rowHash;
  // At most one step per line: a cycle explains nothing.
  for (let step = 0; step < lines.length && at !== undefined && at !== hash; step += 1) at = next.get(at);
  return at === hash;
}
