import type { Logger } from 'pino';
import type { MakeDispatch } from './dispatch';
import type { JobKind } from './job';
import { type Sweeper, startSweeper } from './sweeper';

/** Pools of jobs: those that people wait for, those that wait for outside services, and those of the calendar. */
const LANES = [
  { name: 'jobs', atOnce: 2 },
  { name: 'outside', atOnce: 4 },
  { name: 'daily', atOnce: 2 },
] as const;

const laneOf = ({ isOutside, isDaily }: JobKind): (typeof LANES)[number]['name'] => {
  if (isDaily) return 'daily';
  return isOutside ? 'outside' : 'jobs';
};

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
  const lanes = LANES.map(({ name, atOnce }) => ({ name, dispatch: makeDispatch(name, atOnce) }));
  let sweepers: readonly Sweeper[] = [];

  return {
    start: async (kinds, work) => {
      const begun = lanes.map(async ({ name, dispatch }) => {
        await dispatch.start(work);
        const own = kinds.filter((kind) => laneOf(kind) === name).map(({ kind }) => kind);
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
