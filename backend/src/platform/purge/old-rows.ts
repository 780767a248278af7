import { KEPT_DAYS } from '@lichen/contracts/entity/kept-days';
import { IDLE_MS } from '../accounts/sessions';
import type { Configuration } from '../configuration';
import { RETENTION_MS } from '../engine/unit/idempotency';
import { SENT_MAILS_KEPT_MS } from '../mail/mail-limits';
import type { Database } from '../store/database';
import type { Where } from '../store/sql';
import { tableOf } from '../store/table';

/** Rows deleted per statement; few, so that other statements do not wait long. */
export const ROWS_AT_ONCE = 500;

const DAY = 24 * 3_600_000;
/** Expired invitations are kept this long, to explain why they do not work. */
const CODES_DAYS = 30;

/** Rows of one kind to delete after some time. */
export interface OldRows {
  readonly table: string;
  /** Column with the time from which the row's age counts. */
  readonly age: string;
  readonly where: Where;
  readonly keepMs: number;
}

/** Settings that say for how many days finished rows are kept. */
export type Retention = Pick<
  Configuration,
  'LICHEN_KEEP_EVENTS_DAYS' | 'LICHEN_KEEP_JOBS_DAYS' | 'LICHEN_KEEP_FAILED_DAYS'
>;

/** Returns the tables to purge, with the column of each that states the age of a row. */
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
    // One hour more than repetitions are answered, in case another process's clock is behind.
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

/** Returns the time of the oldest undelivered event, whose records of handled listeners are still needed. */
async function oldestOpenEvent(database: Database): Promise<number> {
  const events = tableOf('outbox', ['at'], database.dialect);
  const where = { state: { in: ['waiting', 'failed'] } };
  const [oldest] = await events.find(database, { where, order: [{ column: 'at' }], limit: 1 });
  return oldest ? Number(oldest['at']) : Number.POSITIVE_INFINITY;
}

/** Deletes up to about `ROWS_AT_ONCE` of the oldest rows and returns their number. */
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
