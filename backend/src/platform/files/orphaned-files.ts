import type { Database } from '../store/database';
import type { Row, Sql, Where } from '../store/sql';
import { type Table, tableOf } from '../store/table';

/** Bytes of files that no record refers to: `marked`, then `removing`, then for a while `removed`. */
export const orphanedFiles = ({ dialect }: Pick<Database, 'dialect'>): Table =>
  tableOf('doomed_files', ['hash', 'state', 'since'], dialect);

/** The same of files of releases, with their sizes: whoever may publish could fill the store with what never is. */
export const orphanedReleaseFiles = ({ dialect }: Pick<Database, 'dialect'>): Table =>
  tableOf('doomed_release_files', ['hash', 'state', 'since', 'bytes'], dialect);

/** Those of the hashes that something refers to. */
export type Referenced = (sql: Sql, hashes: readonly string[]) => Promise<ReadonlySet<string>>;

/** The row as it was read: a change of it by somebody else matches nothing. */
export const isOfRow = (row: Row): Where => ({
  hash: String(row['hash']),
  state: String(row['state']),
  since: Number(row['since']),
});
