import type { Database } from '../store/database';
import type { Row, Sql, Where } from '../store/sql';
import { type Table, tableOf } from '../store/table';

/** Files without a record: `marked`, then `removing`, then `removed` for a while. */
export const orphanedFiles = ({ dialect }: Pick<Database, 'dialect'>): Table =>
  tableOf('doomed_files', ['hash', 'state', 'since'], dialect);

/**
 * The same for release files, with their sizes: a publisher could otherwise fill the store with files that no release
 * uses.
 */
export const orphanedReleaseFiles = ({ dialect }: Pick<Database, 'dialect'>): Table =>
  tableOf('doomed_release_files', ['hash', 'state', 'since', 'bytes'], dialect);

/** Returns those of the hashes that any record refers to. */
export type Referenced = (sql: Sql, hashes: readonly string[]) => Promise<ReadonlySet<string>>;

/** Condition for the row as it was read; if another process has changed it, nothing matches. */
export const isOfRow = (row: Row): Where => ({
  hash: String(row['hash']),
  state: String(row['state']),
  since: Number(row['since']),
});
