import type { Clock } from '../clock';
import type { Database } from '../store/database';
import type { Row, Sql } from '../store/sql';
import { tableOf } from '../store/table';
import { backOff, shortError } from './back-off';
import type { DomainEvent } from './outbox';
import { SWEEP_BATCH } from './sweeper';

/** Lease of an event in milliseconds; after it, another process takes over from one that died. */
export const LEASE_MS = 30_000;
/**
 * Pause in milliseconds before an event that waits for another process's listeners is checked again; grows with its
 * age.
 */
const SHORTEST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;

export const OUTBOX_COLUMNS = [
  'company_id',
  'id',
  'user_id',
  'type',
  'payload',
  'at',
  'state',
  'due_on',
  'attempt',
  'relayed_on',
  'failed_on',
  'error',
] as const;

export function eventOf(row: Row): DomainEvent {
  return {
    id: String(row['id']),
    companyId: String(row['company_id']),
    userId: row['user_id'] === null ? null : String(row['user_id']),
    type: String(row['type']),
    payload: JSON.parse(String(row['payload'])) as Record<string, unknown>,
    at: Number(row['at']),
  };
}

const rowOf = (event: DomainEvent, waits: boolean): Row => ({
  company_id: event.companyId,
  id: event.id,
  user_id: event.userId,
  type: event.type,
  payload: JSON.stringify(event.payload),
  at: event.at,
  state: waits ? 'waiting' : 'handled',
  due_on: event.at,
  attempt: 0,
  relayed_on: waits ? null : event.at,
  failed_on: null,
  error: null,
});

/** Queries of the table `outbox`. */
export function eventRows(database: Database, clock: Clock, attempts: number) {
  const rows = tableOf('outbox', OUTBOX_COLUMNS, database.dialect);

  const due = async () => {
    const where = { state: 'waiting', due_on: { atMost: clock.now() } };
    const found = await rows.find(database, {
      where,
      order: [{ column: 'due_on' }, { column: 'id' }],
      limit: SWEEP_BATCH,
    });
    // The due time is part of the key, so that a queue does not mistake a later attempt for one it still holds.
    return found.map((row) => `${row['company_id']} ${row['id']} ${row['due_on']}`);
  };

  const isAnyDue = {
    asks: "EXISTS (SELECT id FROM outbox WHERE state = 'waiting' AND due_on <= ?)",
    params: () => [clock.now()],
  };

  /** Claims the event for the lease; undefined if it is claimed by another process or done. */
  const claimed = async (key: string): Promise<Row | undefined> => {
    const [company_id = '', id = ''] = key.split(' ');
    const now = clock.now();
    const row = await rows.first(database, { company_id, id, state: 'waiting', due_on: { atMost: now } });
    if (!row) return undefined;
    const attempt = Number(row['attempt']) + 1;
    const mine = { company_id, id, state: 'waiting', attempt: Number(row['attempt']), due_on: Number(row['due_on']) };
    const count = await rows.update(database, mine, { attempt, due_on: now + LEASE_MS });
    return count === 1 ? { ...row, attempt } : undefined;
  };

  const recordOutcome = async (row: Row, failures: readonly unknown[]) => {
    const now = clock.now();
    const attempt = Number(row['attempt']);
    const mine = { company_id: row['company_id'], id: row['id'], state: 'waiting', attempt };
    if (failures.length === 0) return rows.update(database, mine, { state: 'handled', relayed_on: now, error: null });
    const error = shortError(failures[0]);
    return attempt >= attempts
      ? rows.update(database, mine, { state: 'failed', failed_on: now, error })
      : rows.update(database, mine, { due_on: now + backOff(attempt), error });
  };

  /**
   * Leaves an event to the process of its other listeners; a process that is away for long costs little. Returns when
   * it is due again.
   */
  const leave = async (row: Row): Promise<number> => {
    const now = clock.now();
    const attempt = Number(row['attempt']);
    const mine = { company_id: row['company_id'], id: row['id'], state: 'waiting', attempt };
    const pause = Math.min(LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS + (now - Number(row['at'])) / 10);
    const due_on = Math.round(now + pause);
    await rows.update(database, mine, { due_on, attempt: attempt - 1 });
    return due_on;
  };

  /** Adds events; an event without listeners is only kept as history. */
  const add = (tx: Sql, events: readonly DomainEvent[], waits: (event: DomainEvent) => boolean) =>
    rows.insert(
      tx,
      events.map((event) => rowOf(event, waits(event))),
    );

  return { due, isAnyDue, claimed, recordOutcome, leave, add };
}
