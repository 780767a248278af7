import { eraseSignIn } from './accounts/erase-sign-in';
import { eraseFromAudit } from './audit/erasures';
import { eraseFromAnswers } from './engine/unit/idempotency';
import type { Platform } from './platform';
import { signingKeys } from './signing-keys/signing-keys';
import type { Sql } from './store/sql';

interface Erasing {
  readonly platform: Pick<Platform, 'configuration' | 'clock' | 'database'>;
  /** Transaction of the erasure. */
  readonly sql: Sql;
  readonly companyId: string;
  readonly now: number;
}

/** Records whose personal data are erased, by entity. */
export type ErasedRecords = readonly (readonly [entity: { readonly name: string }, ids: readonly string[]])[];

/**
 * Erases what the platform holds of records beside their rows: values in the audit log, answers kept for repeated
 * calls, and the address and password with which `users` logged in.
 */
export async function eraseBesideRows(
  { platform: { configuration, clock, database }, sql, companyId, now }: Erasing,
  erased: ErasedRecords,
  users: readonly string[],
): Promise<void> {
  const keys = signingKeys(configuration.signingKeyFile, clock);
  for (const [{ name }, ids] of erased) await eraseFromAudit({ database, sql, keys, companyId, now }, name, ids);
  const ids = erased.flatMap(([, each]) => each);
  await eraseFromAnswers(database, sql, companyId, ids);
  for (const userId of users) await eraseSignIn(database, sql, { companyId, userId });
}
