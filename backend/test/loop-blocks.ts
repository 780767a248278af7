import { readFileSync } from 'node:fs';

const OWN_THREAD = `/proc/self/task/${process.pid}/schedstat`;

/** Processor time of this thread in milliseconds; wall-clock time where the system does not tell. */
export function spentMs(): number {
  try {
    return Number(readFileSync(OWN_THREAD, 'latin1').split(' ')[0]) / 1e6;
  } catch {
    return performance.now();
  }
}

/**
 * Measures for how long this thread lets nothing else run, in processor time, so that other work on the machine is not
 * counted. Returns a function that ends the measurement and gives the longest time in milliseconds.
 */
export function measureLoopBlocks(): () => number {
  let longest = 0;
  let last = spentMs();
  const turn = () => {
    const now = spentMs();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(turn, 1);
  return () => {
    turn();
    clearInterval(timer);
    return longest;
  };
}
