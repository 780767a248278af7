import type { Logger } from 'pino';
import type { Database } from '../store/database';
import type { StandingQuestion } from '../store/together/standing-questions';
import type { MakeDispatch } from './dispatch';
import type { JobKind, LaneName } from './job';
import { type Sweeper, startSweeper } from './sweeper';

/** Jobs of each lane that one process runs at a time. */
const LANES: Readonly<Record<LaneName, number>> = { jobs: 2, outside: 4, reading: 1, daily: 2 };

interface LanesParts {
  readonly makeDispatch: MakeDispatch;
  readonly everyMs: number;
  readonly log: Logger;
  readonly database: Database;
  /** Asked at intervals: answered with 1 where any job is due. */
  readonly isAnyDue: Pick<StandingQuestion, 'asks' | 'params'>;
  /** Returns the keys of due jobs of some kinds. */
  readonly due: (kinds: readonly string[]) => Promise<string[]>;
}

/** Slots for jobs, separate for each lane. */
export interface WorkerPools {
  start(kinds: readonly JobKind[], work: (key: string) => Promise<void>): Promise<void>;
  wake(): void;
  stopLooking(): Promise<void>;
  /** Waits for the running jobs. */
  finish(): Promise<void>;
  ready(): Promise<boolean>;
}

/** Gives each lane its own slots, so that an unresponsive mail server blocks no import. */
export function makeWorkerPools({ makeDispatch, database, everyMs, log, isAnyDue, due }: LanesParts): WorkerPools {
  const lanes = Object.entries(LANES).map(([name, atOnce]) => ({ name, dispatch: makeDispatch(name, atOnce) }));
  let sweeper: Sweeper | undefined;

  return {
    start: async (kinds, work) => {
      const begun = lanes.map(async ({ name, dispatch }) => {
        // Jobs are processed one by one.
        await dispatch.start(async ([key = '']) => work(key));
        const own = kinds.filter(({ lane = 'jobs' }) => lane === name).map(({ kind }) => kind);
        return async () => {
          const keys = await due(own);
          await dispatch.offer(keys);
          return keys.length;
        };
      });
      const offers = await Promise.all(begun);
      const offerDue = async () => Math.max(...(await Promise.all(offers.map((offer) => offer()))));
      sweeper = startSweeper({ name: 'jobs', database, isDue: isAnyDue, offerDue, everyMs, log });
    },
    wake: () => sweeper?.wake(),
    stopLooking: async () => sweeper?.stop(),
    finish: async () => {
      await Promise.all(lanes.map(({ dispatch }) => dispatch.stop()));
    },
    ready: async () => (await Promise.all(lanes.map(({ dispatch }) => dispatch.ready()))).every(Boolean),
  };
}
