import type { Logger } from 'pino';
import type { Clock } from '../clock';
import type { Database } from '../store/database';
import { deliveries, wants } from './deliver-event';
import type { MakeDispatch } from './dispatch';
import { eventOf, eventRows } from './event-rows';
import type { Listener, OtherListener, Outbox } from './outbox';
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

/** Events wait in the table `outbox` until each listener has handled them once. */
export function storedOutbox(settings: OutboxSettings): Outbox {
  const { database, clock, log, makeDispatch, everyMs = 1000, attempts = 8 } = settings;
  const rows = eventRows(database, clock, attempts);
  const { deliver, isWaitedFor } = deliveries(settings);
  const dispatch = makeDispatch('outbox', AT_ONCE);
  let listeners: readonly Listener[] | undefined;
  let others: readonly OtherListener[] = [];
  let sweeper: Sweeper | undefined;
  /** True when an event that has listeners was added since the relay was last woken. */
  let isSomethingNew = false;

  const work = async (key: string) => {
    try {
      const row = await rows.claimed(key);
      if (!row) return;
      const event = eventOf(row);
      const failures = await deliver(event, listeners ?? []);
      if (failures.length === 0 && (await isWaitedFor(event, others))) await rows.leave(row);
      else await rows.recordOutcome(row, failures);
    } catch (error) {
      log.error({ err: error, event: key }, 'event could not be delivered; retrying');
    }
  };

  return {
    // Events without a listener cost the relay nothing.
    add: (tx, events) =>
      rows.add(tx, events, (event) => {
        const waits = !listeners || [...listeners, ...others].some((listener) => wants(listener, event.type));
        isSomethingNew ||= waits;
        return waits;
      }),
    wake: () => {
      if (isSomethingNew) sweeper?.wake();
      isSomethingNew = false;
    },
    start: async (given, elsewhere = []) => {
      listeners = given;
      others = elsewhere;
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
