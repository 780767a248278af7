import type { Logger } from 'pino';
import type { MakeDispatch } from './dispatch';
import type { JobKind, LaneName } from './job';
import { type Sweeper, startSweeper } from './sweeper';

/** Jobs of each lane that run at once in one process. */
const LANES: Readonly<Record<LaneName, number>> = { jobs: 2, outside: 4, reading: 1, daily: 2 };

interface LanesParts {
  readonly makeDispatch: MakeDispatch;
  readonly everyMs: number;
  readonly log: Logger;
  /** Keys of due jobs of some kinds. */
  readonly due: (kinds: readonly string[]) => Promise<string[]>;
}

export interface WorkerPools {
  start(kinds: readonly JobKind[], work: (key: string) => Promise<void>): Promise<void>;
  wake(): void;
  stopLooking(): Promise<void>;
  /** Waits for what is running. */
  finish(): Promise<void>;
  ready(): Promise<boolean>;
}

/** Each lane has its places, so that a silent mail server holds up nobody's import. */
export function makeWorkerPools({ makeDispatch, everyMs, log, due }: LanesParts): WorkerPools {
  const lanes = Object.entries(LANES).map(([name, atOnce]) => ({ name, dispatch: makeDispatch(name, atOnce) }));
  let sweepers: readonly Sweeper[] = [];

  return {
    start: async (kinds, work) => {
      const begun = lanes.map(async ({ name, dispatch }) => {
        // A job has its place to itself.
        await dispatch.start(async ([key = '']) => work(key));
        const own = kinds.filter(({ lane = 'jobs' }) => lane === name).map(({ kind }) => kind);
        return startSweeper({ name, due: () => due(own), dispatch, everyMs, log });
      });
      sweepers = await Promise.all(begun);
    },
    wake: () => {
      for (const sweeper of sweepers) sweeper.wake();
    },
    stopLooking: async () => {
      await Promise.all(sweepers.map((sweeper) => sweeper.stop()));
    },
    finish: async () => {
      await Promise.all(lanes.map(({ dispatch }) => dispatch.stop()));
    },
    ready: async () => (await Promise.all(lanes.map(({ dispatch }) => dispatch.ready()))).every(Boolean),
  };
}
