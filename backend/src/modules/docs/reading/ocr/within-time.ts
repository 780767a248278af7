/** Thrown if the OCR engine does not answer in time. */
export class EngineStuck extends Error {
  override readonly name = 'EngineStuck';
}

/** Multiple of the time limit that a page may take on a busy machine while the engine makes progress. */
const MOST_WAITS = 3;
const SLICES = 4;
/** Share of CPU time below which the engine is stuck; even a busy machine gives a process more. */
const IDLE = 0.02;
const SPENT = 0.5;

/** CPU time and timers, which tests replace. */
export interface EngineClock {
  /** CPU time in ms that this process has used. */
  readonly usedMs: () => number;
  /** Calls `call` after `ms`; the returned function cancels it. */
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

/** Rejects with `EngineStuck` if `work` takes too long. An engine waiting for CPU time is not stuck; an idle one is. */
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
