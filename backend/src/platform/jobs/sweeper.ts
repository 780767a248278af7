import type { Logger } from 'pino';

export const SWEEP_BATCH = 500;
const NEXT_BATCH_MS = 200;

interface Sweep {
  readonly name: string;
  /** Offers due work and returns its amount, at most `SWEEP_BATCH`. */
  readonly offerDue: () => Promise<number>;
  readonly everyMs: number;
  readonly log: Logger;
}

export interface Sweeper {
  wake(): void;
  stop(): Promise<void>;
}

/**
 * Offers due work when woken and at intervals, so that a wake-up lost in a crash delays work but never loses it. Work
 * that was due at the start waits one more turn of the event loop, so that loading it does not delay the first request.
 */
export function startSweeper({ name, offerDue, everyMs, log }: Sweep): Sweeper {
  let looking: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let soon: NodeJS.Timeout | undefined;

  const look = async () => {
    do {
      again = false;
      try {
        if ((await offerDue()) >= SWEEP_BATCH) soon = setTimeout(wake, NEXT_BATCH_MS).unref();
      } catch (error) {
        log.warn({ err: error, queue: name }, 'polling for due work failed; retrying');
      }
    } while (again && !stopped);
    looking = undefined;
  };

  function wake(): void {
    again = true;
    if (!looking && !stopped) looking = look();
  }

  const timer = setInterval(wake, everyMs).unref();
  return {
    wake,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      clearTimeout(soon);
      await looking;
    },
  };
}
