export class EngineStuck extends Error {
  override readonly name = 'EngineStuck';
}

/** On a machine with other work a page may take so many times as long, as long as it gets on. */
const MOST_WAITS = 3;
const SLICES = 4;
/** A crowded machine still gives a process more than this share of its time. */
const IDLE = 0.02;
const SPENT = 0.5;

export interface EngineClock {
  /** Time that the processor has worked for this process. */
  readonly usedMs: () => number;
  /** Calls back later; what it returns takes that back. */
  readonly later: (ms: number, call: () => void) => () => void;
}

const OWN: EngineClock = {
  usedMs: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  later: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

/** Time counts while the processor works on it: an engine that waits for its turn is not stuck, one that does nothing is. */
export function withinTime<T>(work: Promise<T>, ms: number, { usedMs, later }: EngineClock = OWN): Promise<T> {
  const begun = usedMs();
  const slice = ms / SLICES;
  let [waited, before] = [0, begun];
  let stop: () => void = () => undefined;
  const late = new Promise<never>((_, reject) => {
    const look = () => {
      const used = usedMs();
      const isIdle = used - before < slice * IDLE;
      waited += slice;
      before = used;
      const isSpent = waited >= ms && used - begun >= ms * SPENT;
      if (isIdle || isSpent || waited >= ms * MOST_WAITS) reject(new EngineStuck(`No answer within ${waited} ms`));
      else stop = later(slice, look);
    };
    stop = later(slice, look);
  });
  return Promise.race([work, late]).finally(() => stop());
}
