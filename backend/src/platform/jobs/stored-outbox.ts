import type { Logger } from 'pino';
import type { Clock } from '../clock';
import type { Database } from '../store/database';
import type { Row, Sql } from '../store/sql';
import { tableOf } from '../store/table';
import { backOff, shortError } from './back-off';
import type { MakeDispatch } from './dispatch';
import type { DomainEvent, Listener, Outbox } from './outbox';
import { SWEEP_BATCH, type Sweeper, startSweeper } from './sweeper';

export interface OutboxSettings {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly makeDispatch: MakeDispatch;
  readonly everyMs?: number;
  readonly attempts?: number;
}

/** An event in the hands of a process that died is given to another after this long. */
const LEASE_MS = 30_000;
const AT_ONCE = 4;

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

const wants = (listener: Listener, type: string) =>
  listener.on.some((wanted) => (wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : wanted === type));

function eventOf(row: Row): DomainEvent {
  return {
    id: String(row['id']),
    companyId: String(row['company_id']),
    userId: row['user_id'] === null ? null : String(row['user_id']),
    type: String(row['type']),
    payload: JSON.parse(String(row['payload'])) as Record<string, unknown>,
    at: Number(row['at']),
  };
}

/** Events wait in the table `outbox` until each listener has handled them once. */
export function storedOutbox(settings: OutboxSettings): Outbox {
  const { database, clock, log, makeDispatch, everyMs = 1000, attempts = 8 } = settings;
  const rows = tableOf('outbox', OUTBOX_COLUMNS, database.dialect);
  const handled = tableOf('handled_events', ['listener', 'event_id', 'handled_on'], database.dialect);
  const dispatch = makeDispatch('outbox', AT_ONCE);
  let listeners: readonly Listener[] | undefined;
  let sweeper: Sweeper | undefined;

  const due = async () => {
    const where = { state: 'waiting', due_on: { atMost: clock.now() } };
    const found = await rows.find(database, {
      where,
      order: [{ column: 'due_on' }, { column: 'id' }],
      limit: SWEEP_BATCH,
    });
    // The moment is part of the key, so that a queue does not take a later attempt for one that it still holds.
    return found.map((row) => `${row['company_id']} ${row['id']} ${row['due_on']}`);
  };

  /** Takes the event for a while; answers nothing when somebody else has it or it is done. */
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

  const handleOnce = (listener: Listener, event: DomainEvent) =>
    database.transaction(async (tx) => {
      const key = { listener: listener.name, event_id: event.id };
      if (await handled.first(tx, key)) return;
      // The key is unique: of two processes that get here at once, one fails and finds the event handled next time.
      await handled.insert(tx, [{ ...key, handled_on: clock.now() }]);
      await listener.handle(event, tx);
    });

  const deliver = async (row: Row) => {
    const event = eventOf(row);
    const failures: unknown[] = [];
    for (const listener of listeners ?? [])
      if (wants(listener, event.type))
        await handleOnce(listener, event).catch((error: unknown) => {
          log.error({ err: error, listener: listener.name, event: event.id, type: event.type }, 'A listener failed');
          failures.push(error);
        });
    return failures;
  };

  const settle = async (row: Row, failures: readonly unknown[]) => {
    const now = clock.now();
    const attempt = Number(row['attempt']);
    const mine = { company_id: row['company_id'], id: row['id'], state: 'waiting', attempt };
    if (failures.length === 0) return rows.update(database, mine, { state: 'handled', relayed_on: now, error: null });
    const error = shortError(failures[0]);
    return attempt >= attempts
      ? rows.update(database, mine, { state: 'failed', failed_on: now, error })
      : rows.update(database, mine, { due_on: now + backOff(attempt), error });
  };

  const work = async (key: string) => {
    try {
      const row = await claimed(key);
      if (row) await settle(row, await deliver(row));
    } catch (error) {
      log.error({ err: error, event: key }, 'An event could not be delivered; it is tried again');
    }
  };

  const add = (tx: Sql, events: readonly DomainEvent[]) =>
    rows.insert(
      tx,
      events.map((event) => {
        // What nobody waits for is kept as history only, and costs the relay nothing.
        const waits = !listeners || listeners.some((listener) => wants(listener, event.type));
        return {
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
        };
      }),
    );

  return {
    add,
    wake: () => sweeper?.wake(),
    start: async (given) => {
      listeners = given;
      await dispatch.start(work);
      sweeper = startSweeper({ name: 'outbox', due, dispatch, everyMs, log });
    },
    stop: async () => {
      await sweeper?.stop();
      await dispatch.stop();
    },
    ready: () => dispatch.ready(),
  };
}
