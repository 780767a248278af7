import type { Logger } from 'pino';
import type { Clock } from '../clock';
import type { Database } from '../store/database';
import { deliveries, wants } from './deliver-event';
import { deliveriesTogether } from './deliver-together';
import type { MakeDispatch } from './dispatch';
import { eventOf, eventRows } from './event-rows';
import type { Listener, OtherListener, Outbox } from './outbox';
import type { Row } from '../store/sql';
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
/** Most events of one company per transaction; more would lock its rows, and all of SQLite, for too long. */
const TOGETHER = 20;
/** Rounds in which a process lets others take an event that it left to them, once the event is due again. */
const ROUNDS_FOR_OTHERS = 3;

/**
 * Events that this process left to another one, which it does not take again for a while once they are due: of two
 * processes that look at the same moments, one would always be first.
 */
function leftToOthers(forMs: number) {
  const until = new Map<string, number>();
  return {
    add: (row: Row, dueOn: number) => void until.set(`${row['company_id']} ${row['id']}`, dueOn + forMs),
    /** Returns the keys that this process may take now. */
    without: (keys: readonly string[], now: number): string[] => {
      for (const [event, end] of until) if (end <= now) until.delete(event);
      return keys.filter((key) => !until.has(key.split(' ', 2).join(' ')));
    },
  };
}

/** Events in the table `outbox`, which wait until each listener has handled them once. */
export function storedOutbox(settings: OutboxSettings): Outbox {
  const { database, clock, log, makeDispatch, everyMs = 1000, attempts = 8 } = settings;
  const rows = eventRows(database, clock, attempts);
  const { deliver, isWaitedFor } = deliveries(settings);
  const together = deliveriesTogether(settings);
  const dispatch = makeDispatch('outbox', AT_ONCE, TOGETHER);
  let listeners: readonly Listener[] | undefined;
  let others: readonly OtherListener[] = [];
  let sweeper: Sweeper | undefined;
  /** Set when an event with listeners was added since the relay was last woken. */
  let isSomethingNew = false;
  const forOthers = leftToOthers(ROUNDS_FOR_OTHERS * everyMs);

  const deliverOne = async (row: Row) => {
    const event = eventOf(row);
    const failures = await deliver(event, listeners ?? []);
    if (failures.length === 0 && (await isWaitedFor(event, others))) forOthers.add(row, await rows.leave(row));
    else await rows.recordOutcome(row, failures);
  };
  /**
   * Delivers events together; returns those to deliver one by one: all after a failure, and those that another process
   * handles too.
   */
  const deliverSome = async (keys: readonly string[]): Promise<readonly Row[]> => {
    const taken = await together.claim(keys);
    const isElsewhere = (row: Row) => others.some((other) => wants(other, String(row['type'])));
    const ours = taken.filter((row) => !isElsewhere(row));
    const isDone = ours.length > 1 && (await together.deliver(ours, listeners ?? []));
    return isDone ? taken.filter(isElsewhere) : taken;
  };

  const work = async (keys: readonly string[]) => {
    try {
      const [key = ''] = keys;
      const left = keys.length > 1 ? await deliverSome(keys) : [await rows.claimed(key)];
      for (const row of left) if (row) await deliverOne(row);
    } catch (error) {
      log.error({ err: error, events: keys }, 'events could not be delivered; retrying');
    }
  };

  return {
    // Events without a listener do not wake the relay.
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
      const offerDue = async () => {
        const keys = await rows.due();
        await dispatch.offer(forOthers.without(keys, clock.now()));
        return keys.length;
      };
      sweeper = startSweeper({ name: 'outbox', database, isDue: rows.isAnyDue, offerDue, everyMs, log });
    },
    stop: async () => {
      await sweeper?.stop();
      await dispatch.stop();
    },
    ready: () => dispatch.ready(),
  };
}
