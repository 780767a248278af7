import type { Logger } from 'pino';
import type { Database } from '../store/database';
import { askStanding, type StandingQuestion } from '../store/together/standing-questions';

/** Rows that one round takes at most. */
export const SWEEP_BATCH = 500;
const NEXT_BATCH_MS = 200;

interface Sweep {
  readonly name: string;
  readonly database: Database;
  /** Asked at intervals: answered with 1 where work is due. */
  readonly isDue: Pick<StandingQuestion, 'asks' | 'params'>;
  /** Offers due work and returns its amount, at most `SWEEP_BATCH`. */
  readonly offerDue: () => Promise<number>;
  readonly everyMs: number;
  readonly log: Logger;
}

/** Looks for due work at intervals, and when it is woken. */
export interface Sweeper {
  wake(): void;
  stop(): Promise<void>;
}

/**
 * Offers due work when woken, and at intervals where some is due, so that a wake-up lost in a crash delays work but
 * never loses it. Work that was due at the start waits one more turn of the event loop, so that loading it does not
 * delay the first request.
 */
export function startSweeper({ name, database, isDue, offerDue, everyMs, log }: Sweep): Sweeper {
  let looking: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let soon: NodeJS.Timeout | undefined;

  const failed = (error: unknown) => log.warn({ err: error, queue: name }, 'polling for due work failed; retrying');
  const look = async () => {
    do {
      again = false;
      try {
        if ((await offerDue()) >= SWEEP_BATCH) soon = setTimeout(wake, NEXT_BATCH_MS).unref();
      } catch (error) {
        failed(error);
      }
    } while (again && !stopped);
    looking = undefined;
  };

  function wake(): void {
    again = true;
    if (!looking && !stopped) looking = look();
  }

  const stopAsking = askStanding(database, everyMs, {
    ...isDue,
    answered: (value) => Number(value) === 1 && wake(),
    failed,
  });
  return {
    wake,
    stop: async () => {
      stopped = true;
      stopAsking();
      clearTimeout(soon);
      await looking;
    },
  };
}
