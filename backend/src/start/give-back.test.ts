import { constants, type PerformanceEntry, PerformanceObserver, performance } from 'node:perf_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { giveBackWhenIdle, ownMemory } from './give-back';

const LOOK_MS = 10_000;

describe('what an idle process keeps for young objects', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Returns how often garbage is collected in a minute. */
  function collections(busy: number, spareBytes: number, lastingMs = 6 * LOOK_MS): number {
    let count = 0;
    let spare = spareBytes;
    const collect = () => {
      count += 1;
      spare = 500_000;
    };
    const stop = giveBackWhenIdle({ busyShare: () => busy, spare: () => spare, collect });
    jest.advanceTimersByTime(lastingMs);
    stop();
    spare = spareBytes;
    jest.advanceTimersByTime(lastingMs);
    return count;
  }

  it('is given back once', () => expect(collections(0.001, 31_000_000)).toBe(1));
  it('is kept while the process works', () => expect(collections(0.2, 31_000_000)).toBe(0));
  it('is kept where it is little', () => expect(collections(0.001, 2_000_000)).toBe(0));
});

it('collects all garbage of this process, and knows how busy it was', async () => {
  const memory = ownMemory();
  const seen: unknown[] = [];
  const kindOf = (entry: PerformanceEntry) => (entry as PerformanceEntry & { detail?: { kind: number } }).detail?.kind;
  const observer = new PerformanceObserver((list) => seen.push(...list.getEntries().map(kindOf)));
  observer.observe({ entryTypes: ['gc'] });
  memory.collect();
  await turn();
  await turn();
  observer.disconnect();
  expect(seen).toContain(constants.NODE_PERFORMANCE_GC_MAJOR);

  memory.busyShare();
  for (const until = performance.now() + 50; performance.now() < until; );
  await turn();
  expect(memory.busyShare()).toBeGreaterThan(0.5);
  expect(memory.spare()).toBeGreaterThan(0);
});
