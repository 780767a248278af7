import { residentBytes } from './resident-bytes';
import { makeWarmProcess, type WarmProcess } from './warm-process';

const hostile = require.resolve('./hostile.worker');
const bounds = { memoryMb: 128, wallMs: 10_000 };

let warm: WarmProcess;

const make = (more: { most?: number; restMs?: number; wallMs?: number } = {}) => {
  const { most = 3, restMs = 60_000, wallMs = bounds.wallMs } = more;
  warm = makeWarmProcess({ module: hostile, bounds: { ...bounds, wallMs }, most, restMs });
};
const pid = (owner = 'one') => warm.run<number>({ owner, input: { what: 'report' } });

const isThere = (id: number) => residentBytes(id) !== undefined;

async function gone(id: number): Promise<boolean> {
  for (let waited = 0; waited < 5000 && isThere(id); waited += 50)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return !isThere(id);
}

afterEach(() => warm.close());

it('does several pieces of work of one owner in one process, and the next after so many in another', async () => {
  make();
  const first = await pid();
  expect([await pid(), await pid()]).toEqual([first, first]);
  expect(await pid()).not.toBe(first);
  expect(await gone(first)).toBe(true);
});

it('shows nothing to a process that has seen what another owner sent', async () => {
  make();
  const first = await pid();
  expect(await pid('two')).not.toBe(first);
  expect(await gone(first)).toBe(true);
});

it.each(['fail', 'refuse', 'crash', 'heap'])('replaces a process after one that says %s', async (what) => {
  make();
  const first = await pid();
  await expect(warm.run({ owner: 'one', input: { what } })).rejects.toThrow();
  expect(await gone(first)).toBe(true);
  expect(await pid()).not.toBe(first);
});

it('ends what takes too long, and whoever asked no more', async () => {
  make({ wallMs: 4000 });
  await expect(warm.run({ owner: 'one', input: { what: 'loop' } })).rejects.toMatchObject({ code: 'invalid' });
  const asked = new AbortController();
  const work = warm.run({
    ...{ owner: 'one', input: { what: 'wait' }, signal: asked.signal },
    onReport: () => asked.abort(new Error('no longer wanted')),
  });
  await expect(work).rejects.toThrow('no longer wanted');
  expect(await pid()).toBeGreaterThan(0);
});

it('replaces a process that has worked once it has rested', async () => {
  make({ restMs: 100 });
  const first = await pid();
  expect(await gone(first)).toBe(true);
  expect(await pid()).not.toBe(first);
});

it('gives work that comes meanwhile a process of its own, and ends with all of them', async () => {
  make();
  const [first, second] = await Promise.all([pid(), pid()]);
  expect(second).not.toBe(first);
  expect(await gone(second)).toBe(true);
  warm.close();
  expect(await gone(first)).toBe(true);
});

it('keeps no process where none is wanted', async () => {
  make({ most: 0 });
  expect(await gone(await pid())).toBe(true);
});
