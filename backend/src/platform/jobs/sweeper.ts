import type { Logger } from 'pino';
import type { Dispatch } from './dispatch';

export const SWEEP_BATCH = 500;
const NEXT_BATCH_MS = 200;

interface Sweep {
  readonly name: string;
  /** Keys that are due, at most `SWEEP_BATCH`. */
  readonly due: () => Promise<string[]>;
  readonly dispatch: Dispatch;
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
export function startSweeper({ name, due, dispatch, everyMs, log }: Sweep): Sweeper {
  let looking: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let soon: NodeJS.Timeout | undefined;

  const look = async () => {
    do {
      again = false;
      try {
        const keys = await due();
        await dispatch.offer(keys);
        if (keys.length >= SWEEP_BATCH) soon = setTimeout(wake, NEXT_BATCH_MS).unref();
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
