import type { Database } from '../store/database';
import type { Row, Where } from '../store/sql';
import { type Table, tableOf } from '../store/table';

/** Bytes that no record refers to: `marked`, then `removing`, then for a while `removed`. */
export const orphanedFiles = ({ dialect }: Pick<Database, 'dialect'>): Table =>
  tableOf('doomed_files', ['hash', 'state', 'since'], dialect);

/** The row as it was read: a change of it by somebody else matches nothing. */
export const isOfRow = (row: Row): Where => ({
  hash: String(row['hash']),
  state: String(row['state']),
  since: Number(row['since']),
});
