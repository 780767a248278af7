import { Problem } from '@lichen/contracts/api/problems';
import { TEXTS } from '@lichen/contracts/text/texts';
import type { Clock } from '../clock';
import type { Database } from '../store/database';
import type { Sql } from '../store/sql';
import { tableOf } from '../store/table';
import { fileRecords } from './file-records';
import type { FileStore } from './file-store';
import { orphanedFiles } from './orphaned-files';

interface DiscardParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly files: Pick<FileStore, 'remove' | 'has'>;
}

/**
 * Deletes bytes at once that no record refers to, such as those of a refused upload. The row is written before the
 * check, so that a simultaneous upload of the same bytes is either waited for or finds the row.
 */
export async function discardBytes({ database, clock, files }: DiscardParts, hash: string): Promise<void> {
  const table = orphanedFiles(database);
  const isUnused = await database.transaction(async (tx) => {
    await table.remove(tx, { hash });
    await table.insert(tx, [{ hash, state: 'removing', since: clock.now() }]);
    if (!(await fileRecords(database, clock).referenced(tx, [hash])).has(hash)) return true;
    await table.remove(tx, { hash });
    return false;
  });
  if (!isUnused) return;
  await files.remove(hash);
  await table.update(database, { hash, state: 'removing' }, { state: 'removed', since: clock.now() });
}

/**
 * Locks at the beginning of an upload's transaction, before it reads: other uploads of the company wait for its end.
 * Throws `unavailable` if the same bytes are being deleted, or were deleted after they arrived.
 */
export async function holdUpload(
  { database, files }: DiscardParts,
  tx: Sql,
  companyId: string,
  hash: string,
): Promise<void> {
  const company = { company_id: companyId, id: companyId };
  await tableOf('accounts', ['company_id', 'id'], database.dialect).hold(tx, company);
  const table = orphanedFiles(database);
  // Locks even without a matching row: none can be inserted until the end of the transaction.
  await table.remove(tx, { hash, state: 'marked' });
  const row = await table.first(tx, { hash });
  if (!row || (row['state'] === 'removed' && (await files.has(hash)))) return;
  throw new Problem('unavailable', TEXTS.unexpected, undefined, 1);
}
