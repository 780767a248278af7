import { type BoundedChild, type ProcessBounds, type ProcessWork, startBounded } from './child-process';
import { runInProcess } from './run-in-process';

/** A task for a process that others may have used before. */
export interface WarmTask extends ProcessWork {
  /** Owner of the input: a process that has read it is never used for another owner. */
  readonly owner: string;
}

/** A process that keeps its module loaded between tasks; `run` rejects like `runInProcess`. */
export interface WarmProcess {
  run<T>(task: WarmTask): Promise<T>;
  /** Kills the idle process. */
  close(): void;
}

interface WarmParts {
  /** Module as for `runInProcess`; its export `warm()`, if any, is called before there is any work. */
  readonly module: string;
  readonly bounds: ProcessBounds;
  /** Tasks after which a process is replaced; with 0 each task gets its own process. */
  readonly most: number;
  /** Idle time in milliseconds after which a used process is replaced by a new one. */
  readonly restMs: number;
}

interface Held {
  readonly child: BoundedChild;
  readonly owner: string | null;
  readonly done: number;
}

/**
 * Keeps one process with its module loaded, so that a task does not wait for that. It is replaced after `most` tasks,
 * after a failed task, and before a task of another owner. Tasks that arrive while it is busy get their own process.
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
