import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';

/** Runs work after the answer, so that response times do not reveal what was done. */
export interface Background {
  later(work: () => Promise<void>): void;
  /** Waits for the pending work. */
  settled(): Promise<void>;
}

/** Makes the background of the authentication calls; errors of its work are logged. */
export function background(log: Logger): Background {
  const underWay = new Set<Promise<void>>();
  return {
    later: (work) => {
      // Starts in a later turn of the event loop: SQLite works synchronously, and the answer is only sent when the turn
      // ends.
      const running = nextTurn()
        .then(work)
        .catch((error: unknown) => log.error({ err: error }, 'background work after an authentication call failed'))
        .finally(() => underWay.delete(running));
      underWay.add(running);
    },
    settled: async () => {
      await Promise.all(underWay);
    },
  };
}
