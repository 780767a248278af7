import { Problem } from '@lichen/contracts/api/problems';
import { CALL_TEXTS } from '@lichen/contracts/text/texts';
import { sha256 } from '../../sha256';
import type { Plain } from '../../store/columns';
import type { Database } from '../../store/database';
import { inParts } from '../../in-parts';
import { isDuplicate } from '../../store/duplicate';
import type { Sql } from '../../store/sql';
import { type Table, tableOf } from '../../store/table';
import type { Context } from '../rules';

/** Time in milliseconds during which a call repeated with the same key gets the same answer. */
export const RETENTION_MS = 24 * 3_600_000;
const COLUMNS = ['company_id', 'user_id', 'idempotency_key', 'fingerprint', 'answer', 'created_on'] as const;

/** Table of answers by company, person and key; rows older than `RETENTION_MS` no longer count. */
export function idempotencyTable(database: Pick<Database, 'dialect'>): Table {
  return tableOf('idempotency_keys', COLUMNS, database.dialect);
}

const fingerprintOf = (entity: string, body: Plain) => sha256(`${entity}\n${JSON.stringify(body)}`);

/**
 * Runs `work` once per key: a repetition gets the saved answer, a different body under the same key is refused.
 * The key is saved in the transaction of the change, so both are committed or neither.
 */
export async function runOnce<A = Plain>(
  database: Database,
  tx: Sql,
  context: Context,
  request: { key: string | undefined; entity: string; body: Plain },
  work: () => Promise<A>,
): Promise<A> {
  const { key, entity, body } = request;
  if (key === undefined) return work();
  if (key.length === 0 || key.length > 255)
    throw new Problem('invalid', 'Idempotency-Key must have 1 to 255 characters');
  const table = idempotencyTable(database);
  const mine = { company_id: context.companyId, user_id: context.userId, idempotency_key: key };
  const fingerprint = fingerprintOf(entity, body);
  const answered = async () => {
    const saved = await table.first(tx, { ...mine, created_on: { above: context.now - RETENTION_MS } });
    if (!saved) return undefined;
    if (saved['fingerprint'] !== fingerprint) throw new Problem('conflict', CALL_TEXTS.otherUse);
    return JSON.parse(saved['answer'] as string) as A;
  };
  const before = await answered();
  if (before) return before;
  await table.remove(tx, { ...mine, created_on: { atMost: context.now - RETENTION_MS } });
  try {
    // The key is claimed before the work: a simultaneous duplicate waits here until this transaction ends, and then
    // finds the answer.
    await table.insert(tx, [{ ...mine, fingerprint, answer: null, created_on: context.now }]);
  } catch (error) {
    const twin = isDuplicate(error) ? await answered() : undefined;
    if (twin) return twin;
    throw error;
  }
  const answer = await work();
  await table.update(tx, mine, { answer: JSON.stringify(answer) });
  return answer;
}

/** Returns an answer in which the records with these ids have nothing but their id and version. */
function withoutRecords(value: unknown, ids: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutRecords(each, ids));
  if (typeof value !== 'object' || value === null) return value;
  const { _id, version } = value as Plain;
  if (typeof _id === 'string' && ids.has(_id)) return { _id, ...(version === undefined ? {} : { version }) };
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutRecords(each, ids)]));
}

/** Erases records from the answers that repeated calls would get. The keys stay, so that nothing is written again. */
export async function eraseFromAnswers(
  database: Pick<Database, 'dialect'>,
  tx: Sql,
  companyId: string,
  ids: readonly string[],
): Promise<void> {
  const table = idempotencyTable(database);
  const erased = new Set(ids);
  // An answer holds a record's id in quotes, so the answers are read once for many ids, and compared as they are.
  for (const some of inParts([...erased]))
    for (const row of await table.find(tx, { where: { company_id: companyId, answer: { hasAny: some } } })) {
      const { user_id = null, idempotency_key = null, answer } = row;
      const left = JSON.stringify(withoutRecords(JSON.parse(String(answer)), erased));
      await table.update(tx, { company_id: companyId, user_id, idempotency_key }, { answer: left });
    }
}
