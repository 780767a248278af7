import { KEPT_DAYS } from '@lichen/contracts/entity/kept-days';
import { IDLE_MS } from '../accounts/sessions';
import type { Configuration } from '../configuration';
import { RETENTION_MS } from '../engine/unit/idempotency';
import { SENT_MAILS_KEPT_MS } from '../mail/mail-limits';
import type { Database } from '../store/database';
import type { Where } from '../store/sql';
import { tableOf } from '../store/table';

/** Rows removed by one statement, so that nobody waits long for it. */
export const ROWS_AT_ONCE = 500;

const DAY = 24 * 3_600_000;
/** An invitation that has expired is still worth a month to whoever asks why it does not work. */
const CODES_DAYS = 30;

/** Rows of one kind that nobody needs once they are old enough. */
export interface OldRows {
  readonly table: string;
  /** Column that says since when a row is not needed. */
  readonly age: string;
  readonly where: Where;
  readonly keepMs: number;
}

export type Retention = Pick<
  Configuration,
  'LICHEN_KEEP_EVENTS_DAYS' | 'LICHEN_KEEP_JOBS_DAYS' | 'LICHEN_KEEP_FAILED_DAYS'
>;

export function oldRows(keeping: Retention): OldRows[] {
  const events = keeping.LICHEN_KEEP_EVENTS_DAYS * DAY;
  const failed = keeping.LICHEN_KEEP_FAILED_DAYS * DAY;
  return [
    { table: 'outbox', age: 'relayed_on', where: { state: 'handled' }, keepMs: events },
    { table: 'outbox', age: 'failed_on', where: { state: 'failed' }, keepMs: failed },
    { table: HANDLED, age: 'handled_on', where: {}, keepMs: events },
    {
      table: 'jobs',
      age: 'ended_on',
      where: { state: { in: ['done', 'cancelled'] } },
      keepMs: keeping.LICHEN_KEEP_JOBS_DAYS * DAY,
    },
    { table: 'jobs', age: 'ended_on', where: { state: 'failed' }, keepMs: failed },
    // Longer than a repetition is answered by an hour, so that no clock of another process is ahead of it.
    { table: 'idempotency_keys', age: 'created_on', where: {}, keepMs: RETENTION_MS + 3_600_000 },
    { table: 'removed_records', age: 'removed_on', where: {}, keepMs: KEPT_DAYS * DAY },
    { table: 'sessions', age: 'expires_on', where: {}, keepMs: 0 },
    { table: 'sessions', age: 'last_seen_on', where: {}, keepMs: IDLE_MS },
    { table: 'one_time_codes', age: 'expires_on', where: {}, keepMs: CODES_DAYS * DAY },
    { table: 'files', age: 'expires_on', where: {}, keepMs: 0 },
    { table: 'sent_mails', age: 'sent_on', where: {}, keepMs: SENT_MAILS_KEPT_MS },
    { table: 'mail_turns', age: 'begun_on', where: {}, keepMs: SENT_MAILS_KEPT_MS },
    { table: 'used_tokens', age: 'expires_on', where: {}, keepMs: 3_600_000 },
  ];
}

const HANDLED = 'handled_events';

/** Marks of an event that is still being delivered name the listeners that must not run again. */
async function oldestOpenEvent(database: Database): Promise<number> {
  const events = tableOf('outbox', ['at'], database.dialect);
  const where = { state: { in: ['waiting', 'failed'] } };
  const [oldest] = await events.find(database, { where, order: [{ column: 'at' }], limit: 1 });
  return oldest ? Number(oldest['at']) : Number.POSITIVE_INFINITY;
}

/** Removes the oldest of them, about `ROWS_AT_ONCE`, and answers how many. */
export async function removeOld(database: Database, rows: OldRows, now: number): Promise<number> {
  const { table: name, age, where, keepMs } = rows;
  const table = tableOf(name, [age], database.dialect);
  const open = name === HANDLED ? await oldestOpenEvent(database) : Number.POSITIVE_INFINITY;
  const old = { ...where, [age]: { below: Math.min(now - keepMs, open) } };
  const order = [{ column: age }];
  const found = await table.find(database, { where: old, order, limit: ROWS_AT_ONCE });
  const newest = found.at(-1);
  if (!newest) return 0;
  return table.remove(database, { ...where, [age]: { atMost: Number(newest[age]) } });
}
