import type { PortalRemote } from '@lichen/contracts/portal/portal';
import { arrivedPart, forgetPart, loadedAfterTimeout, loadPart } from './load-part';
import type { Part } from './part';
import { GivenUp } from './preload';

jest.mock('./fallback-version', () => ({ prepareFallback: jest.fn(async () => undefined) }));
jest.mock('./federation', () => ({ loadExposed: jest.fn(), forgetRemote: jest.fn() }));
jest.mock('./remote-texts', () => ({ loadRemoteTexts: async () => undefined, hasRemoteTexts: jest.fn() }));
jest.mock('./preload', () => ({
  ...jest.requireActual<object>('./preload'),
  preload: jest.fn(),
  takePreloadFailures: jest.fn(() => false),
}));

const { loadExposed } = jest.requireMock<{ loadExposed: jest.Mock }>('./federation');
const { hasRemoteTexts } = jest.requireMock<{ hasRemoteTexts: jest.Mock }>('./remote-texts');
const { prepareFallback } = jest.requireMock<{ prepareFallback: jest.Mock }>('./fallback-version');
const { preload, takePreloadFailures } =
  jest.requireMock<Record<'preload' | 'takePreloadFailures', jest.Mock>>('./preload');

const Page = () => null;
const cut = () => Promise.reject(new Error('cut'));

const part = (container: string): Part => ({
  remote: { name: 'mf-a', container } as PortalRemote,
  ...{ expose: './Page', title: 'Page', files: [] },
});

beforeEach(() => {
  jest.useFakeTimers();
  loadExposed.mockReset();
  prepareFallback.mockClear();
  takePreloadFailures.mockReset().mockReturnValue(false);
  preload.mockReset().mockReturnValue({ settled: Promise.resolve(), giveUp: () => undefined });
});
afterEach(() => jest.useRealTimers());

/** Returns the times at which the code was requested, in milliseconds from the first, and the result. */
async function loadedAt(container: string, ...outcomes: (() => Promise<unknown>)[]) {
  const began = Date.now();
  const times: number[] = [];
  loadExposed.mockImplementation(() => {
    times.push(Date.now() - began);
    return (outcomes.shift() ?? cut)();
  });
  const shown = loadPart(part(container), 'en-GB').then(
    () => 'shown',
    (error: Error) => error.message,
  );
  await jest.advanceTimersByTimeAsync(4000);
  return { times, outcome: await shown };
}

it('asks once more, a moment later, before it gives up', async () => {
  const { times, outcome } = await loadedAt('a0', cut, async () => ({ default: Page }));
  expect(outcome).toBe('shown');
  expect(times).toHaveLength(2);
  expect(times[1]).toBeGreaterThanOrEqual(300);
  expect(times[1]).toBeLessThanOrEqual(600);
});

it('prepares the earlier version while it waits before its retry, and not before it has to', async () => {
  await loadedAt('b0', async () => ({ default: Page }));
  expect(prepareFallback).not.toHaveBeenCalled();

  const asked: number[] = [];
  const began = Date.now();
  prepareFallback.mockImplementation(async () => void asked.push(Date.now() - began));
  const { times } = await loadedAt('b1');
  expect(prepareFallback.mock.calls).toEqual([[part('b1'), { isWithFiles: true }]]);
  expect(asked[0]).toBeLessThan(times[1] ?? 0);
});

it('leaves a mark while code is on its way, for it may hang the tab when it runs', async () => {
  const marks = () => Object.values(localStorage).join();
  loadExposed.mockImplementation(() => new Promise(() => undefined));
  const shown = loadPart(part('a9'), 'en-GB').catch(() => undefined);
  expect(marks()).toContain('a9');
  await jest.advanceTimersByTimeAsync(4000);
  await shown;
  expect(marks()).not.toContain('a9');
});

it('gives up after the second failure', async () => {
  const { times, outcome } = await loadedAt('a1');
  expect([times.length, outcome]).toEqual([2, 'cut']);
});

it('does not take the failure of a preloaded file for an answer to the retry', async () => {
  takePreloadFailures.mockReturnValueOnce(false).mockReturnValueOnce(true);
  const { times, outcome } = await loadedAt('a2', cut, cut, async () => ({ default: Page }));
  expect([times.length, outcome]).toEqual([3, 'shown']);
});

it('does not wait for a retry longer than a reader does', async () => {
  const { times, outcome } = await loadedAt('a3', cut, () => new Promise(() => undefined));
  expect([times.length, outcome]).toEqual([2, 'Took too long']);
});

it('knows what is here with its texts, until it is forgotten', async () => {
  const own = part('a4');
  hasRemoteTexts.mockReturnValue(true);
  expect(arrivedPart(own, 'en-GB')).toBeUndefined();
  await loadedAt('a4', async () => ({ default: Page }));
  expect(arrivedPart(own, 'en-GB')).toBe(Page);
  hasRemoteTexts.mockReturnValue(false);
  expect(arrivedPart(own, 'FR')).toBeUndefined();
  hasRemoteTexts.mockReturnValue(true);
  forgetPart(own);
  expect(arrivedPart(own, 'en-GB')).toBeUndefined();
});

it('lets go of files that hang where an earlier version stands in, and waits for them where that fails too', async () => {
  const own = part('a5');
  const live = { ...own, remote: { ...own.remote, fallback: { name: 'mf-a', version: '1' } } };
  let giveUp: () => void = () => undefined;
  const settled = new Promise<void>((_, reject) => {
    giveUp = jest.fn(() => reject(new GivenUp('hung')));
  });
  preload.mockImplementation(() => ({ settled, giveUp: () => giveUp() }));
  loadExposed.mockResolvedValue({ default: Page });
  const shown = loadPart(live, 'en-GB').catch((error: Error) => error.message);
  await jest.advanceTimersByTimeAsync(2299);
  expect(prepareFallback).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1000);
  expect(prepareFallback.mock.calls).toEqual([[live, { isWithFiles: false }]]);
  expect([giveUp, loadExposed].map((called) => (called as jest.Mock).mock.calls.length)).toEqual([0, 0]);

  await jest.advanceTimersByTimeAsync(1);
  expect([await shown, loadExposed.mock.calls.length]).toEqual(['hung', 0]);
  expect(await loadedAfterTimeout(live)).toBe(Page);
  expect(giveUp).toHaveBeenCalledTimes(1);
});

it('waits for files that hang where nothing stands in for them', async () => {
  const giveUp = jest.fn();
  preload.mockReturnValue({ settled: new Promise(() => undefined), giveUp });
  const { outcome } = await loadedAt('a6', async () => ({ default: Page }));
  expect([outcome, giveUp.mock.calls.length]).toEqual(['shown', 0]);
});
