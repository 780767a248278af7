import type { Logger } from 'pino';
import type { Clock } from '../clock';
import type { Database } from '../store/database';
import type { Row } from '../store/sql';
import { tableOf } from '../store/table';
import type { MakeDispatch } from './dispatch';
import { eventOf, eventRows } from './event-rows';
import type { DomainEvent, Listener, Outbox } from './outbox';
import { type Sweeper, startSweeper } from './sweeper';

export interface OutboxSettings {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly makeDispatch: MakeDispatch;
  readonly everyMs?: number;
  readonly attempts?: number;
}

const AT_ONCE = 4;

const wants = (listener: Listener, type: string) =>
  listener.on.some((wanted) => (wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : wanted === type));

/** Events wait in the table `outbox` until each listener has handled them once. */
export function storedOutbox(settings: OutboxSettings): Outbox {
  const { database, clock, log, makeDispatch, everyMs = 1000, attempts = 8 } = settings;
  const rows = eventRows(database, clock, attempts);
  const handled = tableOf('handled_events', ['listener', 'event_id', 'handled_on'], database.dialect);
  const dispatch = makeDispatch('outbox', AT_ONCE);
  let listeners: readonly Listener[] | undefined;
  let sweeper: Sweeper | undefined;
  /** True when an event that has listeners was added since the relay was last woken. */
  let isSomethingNew = false;

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
          log.error(
            { err: error, listener: listener.name, event: event.id, type: event.type },
            'event listener failed',
          );
          failures.push(error);
        });
    return failures;
  };

  const work = async (key: string) => {
    try {
      const row = await rows.claimed(key);
      if (row) await rows.settle(row, await deliver(row));
    } catch (error) {
      log.error({ err: error, event: key }, 'event could not be delivered; retrying');
    }
  };

  return {
    // Events without a listener cost the relay nothing.
    add: (tx, events) =>
      rows.add(tx, events, (event) => {
        const waits = !listeners || listeners.some((listener) => wants(listener, event.type));
        isSomethingNew ||= waits;
        return waits;
      }),
    wake: () => {
      if (isSomethingNew) sweeper?.wake();
      isSomethingNew = false;
    },
    start: async (given) => {
      listeners = given;
      await dispatch.start(work);
      sweeper = startSweeper({ name: 'outbox', due: rows.due, dispatch, everyMs, log });
    },
    stop: async () => {
      await sweeper?.stop();
      await dispatch.stop();
    },
    ready: () => dispatch.ready(),
  };
}
