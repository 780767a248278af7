import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';

/** Work after an answer, so that nobody can tell by the clock what it was. */
export interface Background {
  later(work: () => Promise<void>): void;
  /** Waits for what is under way. */
  settled(): Promise<void>;
}

export function background(log: Logger): Background {
  const underWay = new Set<Promise<void>>();
  return {
    later: (work) => {
      // Not in this turn: SQLite works without waiting, and an answer is on its way only when the turn is over.
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
