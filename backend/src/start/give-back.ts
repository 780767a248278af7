import { performance } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const LOOK_MS = 10_000;
/** Share of the time in which an idle process may have worked. */
const IDLE_SHARE = 0.02;
/** Unused bytes of young objects that are worth a collection. */
const WORTH_BYTES = 8_000_000;

/** Memory of this process, as it reports it itself, and the collection of its garbage. */
export interface OwnMemory {
  /** Bytes that are kept for young objects and hold none. */
  spare(): number;
  /** Share of the time since the last question in which the process worked. */
  busyShare(): number;
  collect(): void;
}

export function ownMemory(): OwnMemory {
  let before = performance.eventLoopUtilization();
  let collectAll: (() => void) | undefined;
  return {
    spare: () => {
      const young = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space');
      return young ? young.space_size - young.space_used_size : 0;
    },
    busyShare: () => {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, before);
      before = now;
      return utilization;
    },
    collect: () => {
      if (!collectAll) {
        setFlagsFromString('--expose-gc');
        collectAll = runInNewContext('gc') as () => void;
      }
      collectAll();
    },
  };
}

/**
 * Gives memory back that a start or long work took for young objects. V8 does so only when it collects all garbage,
 * which it never has a reason to do in an idle process; a collection then delays nobody. Returns a function that ends
 * it.
 */
export function giveBackWhenIdle(memory: OwnMemory = ownMemory()): () => void {
  const look = () => {
    if (memory.busyShare() < IDLE_SHARE && memory.spare() > WORTH_BYTES) memory.collect();
  };
  const timer = setInterval(look, LOOK_MS).unref();
  return () => clearInterval(timer);
}
