import type { Database } from '../store/database';
import type { Sql } from '../store/sql';
import { tableOf } from '../store/table';

/**
 * Holds what companies share and messages are counted by, until the end of the transaction: a mailbox, a number, or the
 * domain that they come from. In one order, so that nobody waits for somebody who waits for them.
 */
export async function countedInTurn(
  dialect: Database['dialect'],
  tx: Sql,
  now: number,
  counted: readonly string[],
): Promise<void> {
  // SQLite has one writer at a time, and this is it.
  if (dialect === 'sqlite') return;
  const turns = tableOf('mail_turns', ['id', 'turns', 'begun_on'], dialect);
  const ids = [...new Set(counted)].sort((one, other) => (one < other ? -1 : 1));
  const rows = ids.map((id) => ({ id, turns: 1, begun_on: now }));
  await turns.add(tx, ['id'], rows, ['turns']);
}
