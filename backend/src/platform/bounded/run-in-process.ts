import { type ProcessBounds, type ProcessWork, startBounded } from './child-process';

/** A module to run in a child process, with its input and limits. */
export interface ProcessTask extends ProcessWork {
  /** Absolute path from `require.resolve('./some.worker')`; the module exports `run(input, report)`. */
  readonly module: string;
  readonly bounds: ProcessBounds;
}

/**
 * Runs work over hostile input in its own low-priority process. The process is killed when it takes too long or too
 * much memory, native memory included, and may crash: the promise then rejects with a refusal for the person who sent
 * the input.
 */
export async function runInProcess<T>({ module, bounds, ...work }: ProcessTask): Promise<T> {
  work.signal?.throwIfAborted();
  const { memoryMb, ...times } = bounds;
  return startBounded(module, { memoryMb, isWarm: false }).run<T>({ ...work, ...times, isLast: true });
}
