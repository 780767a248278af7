import type { Database } from '../store/database';
import type { Sql } from '../store/sql';
import { tableOf } from '../store/table';

/**
 * Locks shared counters of messages until the end of the transaction: a mailbox, a number, or the sending domain.
 * Always in the same order, to avoid deadlocks.
 */
export async function countedInTurn(
  dialect: Database['dialect'],
  tx: Sql,
  now: number,
  counted: readonly string[],
): Promise<void> {
  // In SQLite, this transaction is already the only writer.
  if (dialect === 'sqlite') return;
  const turns = tableOf('mail_turns', ['id', 'turns', 'begun_on'], dialect);
  const ids = [...new Set(counted)].sort((one, other) => (one < other ? -1 : 1));
  const rows = ids.map((id) => ({ id, turns: 1, begun_on: now }));
  await turns.add(tx, ['id'], rows, ['turns']);
}
