import { type BoundedChild, type ProcessBounds, type ProcessWork, startBounded } from './child-process';
import { runInProcess } from './run-in-process';

export interface WarmTask extends ProcessWork {
  /** Whose input it is: a process that has seen it is never shown anybody else's. */
  readonly owner: string;
}

export interface WarmProcess {
  run<T>(task: WarmTask): Promise<T>;
  /** Ends the process that waits. */
  close(): void;
}

interface WarmParts {
  /** As of `runInProcess`; what it exports as `warm()` is loaded before there is any work. */
  readonly module: string;
  readonly bounds: ProcessBounds;
  /** Pieces of work after which a process is replaced; with none each has a process of its own. */
  readonly most: number;
  /** After this long without work a process that has done some makes room for a new one. */
  readonly restMs: number;
}

interface Held {
  readonly child: BoundedChild;
  readonly owner: string | null;
  readonly done: number;
}

/**
 * A process that has loaded its module before it is asked, so that an answer does not wait for that. It is replaced after
 * so many pieces of work, after any that failed or passed a bound, and before work of another owner. Whatever comes while
 * it is busy has a process of its own.
 */
export function makeWarmProcess({ module, bounds, most, restMs }: WarmParts): WarmProcess {
  const { memoryMb, ...times } = bounds;
  let waiting: Held | undefined;
  let isBusy = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  const start = (): Held => ({
    child: startBounded(module, { memoryMb, isWarm: true }),
    owner: null,
    done: 0,
  });
  const renew = () => {
    waiting?.child.kill();
    waiting = undefined;
    keep(start());
  };
  function keep(held: Held) {
    if (isClosed) return held.child.kill();
    held.child.rest();
    waiting = held;
    if (held.done > 0) timer = setTimeout(renew, restMs).unref();
  }
  const take = (owner: string): Held => {
    clearTimeout(timer);
    const held = waiting;
    waiting = undefined;
    if (held?.child.isSound() && (held.owner === null || held.owner === owner)) return held;
    held?.child.kill();
    return start();
  };

  return {
    run: async <T>({ owner, ...work }: WarmTask): Promise<T> => {
      if (most === 0 || isBusy || isClosed) return runInProcess<T>({ module, bounds, ...work });
      work.signal?.throwIfAborted();
      isBusy = true;
      const { child, done } = take(owner);
      let isGood = false;
      try {
        const value = await child.run<T>({ ...work, ...times, isLast: false });
        isGood = done + 1 < most && child.isSound();
        return value;
      } finally {
        isBusy = false;
        if (isGood) keep({ child, owner, done: done + 1 });
        else {
          child.kill();
          if (!isClosed) renew();
        }
      }
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      waiting?.child.kill();
      waiting = undefined;
    },
  };
}
