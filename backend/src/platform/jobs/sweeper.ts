import type { Logger } from 'pino';

export const SWEEP_BATCH = 500;
const NEXT_BATCH_MS = 200;

interface Sweep {
  readonly name: string;
  /** Offers what is due, and answers how much it was, at most `SWEEP_BATCH`. */
  readonly offerDue: () => Promise<number>;
  readonly everyMs: number;
  readonly log: Logger;
}

export interface Sweeper {
  wake(): void;
  stop(): Promise<void>;
}

/**
 * Looks for due work when woken and every so often, so that a wake-up lost in a crash delays work but never loses it. What
 * waited for the start waits one turn more: a start that loads the senders of mails answers its first request later.
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
