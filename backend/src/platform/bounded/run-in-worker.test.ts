import { Problem } from '@lichen/contracts/api/problems';
import { runInWorker, type WorkerTask } from './run-in-worker';

const hostile = require.resolve('./hostile.worker');
const bounds = { memoryMb: 64, wallMs: 5000 };
const inWorker = (task: WorkerTask) => runInWorker<unknown>(task, 'company');

/** Returns the longest time in ms for which the event loop was blocked while `work` ran. */
async function longestStall(work: Promise<unknown>): Promise<number> {
  let last = performance.now();
  let longest = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last - 5);
    last = now;
  }, 5);
  await work.catch(() => undefined);
  clearInterval(timer);
  return longest;
}

it('answers what the work answers', async () => {
  expect(await inWorker({ module: hostile, input: { what: 'add', numbers: [1, 2, 3] }, bounds })).toBe(6);
});

it('passes a refusal on and keeps a bug a bug', async () => {
  await expect(inWorker({ module: hostile, input: { what: 'refuse' }, bounds })).rejects.toMatchObject({
    name: 'Problem',
    code: 'invalid',
    message: 'This is not a table',
  });
  const bug = await inWorker({ module: hostile, input: { what: 'fail' }, bounds }).catch((error: unknown) => error);
  expect(bug).toBeInstanceOf(Error);
  expect(bug).not.toBeInstanceOf(Problem);
});

const WALL_MS = 1000;

it('kills an endless loop at the wall cap, and the main loop does not notice', async () => {
  const began = Date.now();
  const work = inWorker({ module: hostile, input: { what: 'loop' }, bounds: { memoryMb: 64, wallMs: WALL_MS } });
  const stall = longestStall(work);

  await expect(work).rejects.toMatchObject({ name: 'Problem', code: 'invalid' });
  expect(Date.now() - began).toBeLessThan(WALL_MS * 5);
  // Work in this thread would block it for the whole time; a busy machine blocks it for a part of that.
  expect(await stall).toBeLessThan(WALL_MS / 2);
});

it.each(['heap', 'buffers'])('kills a memory bomb of %s', async (what) => {
  const before = process.memoryUsage.rss();

  await expect(inWorker({ module: hostile, input: { what }, bounds })).rejects.toMatchObject({ name: 'Problem' });
  expect((process.memoryUsage.rss() - before) / 1024 / 1024).toBeLessThan(400);
});

it('shows the worker no environment', async () => {
  expect(await inWorker({ module: hostile, input: { what: 'environment' }, bounds })).toEqual([]);
});

it('goes on after a dead worker', async () => {
  await expect(inWorker({ module: hostile, input: { what: 'exit' }, bounds })).rejects.toThrow('without an answer');
  expect(await inWorker({ module: hostile, input: { what: 'add', numbers: [4] }, bounds })).toBe(4);
});

it('keeps in memory what is worked on, and not what waits for its turn', async () => {
  let loaded = 0;
  let most = 0;
  const task = async (): Promise<WorkerTask> => {
    loaded += 1;
    most = Math.max(most, loaded);
    return { module: hostile, input: { what: 'add', numbers: [1] }, bounds };
  };
  await Promise.all(
    Array.from({ length: 6 }, () =>
      runInWorker(task, 'company').then(() => {
        loaded -= 1;
      }),
    ),
  );
  expect(most).toBeLessThanOrEqual(3);
});

it('begins the work of another company before all that one has asked for', async () => {
  const ended: string[] = [];
  const work = (company: string) =>
    runInWorker({ module: hostile, input: { what: 'add', numbers: [1] }, bounds }, company).then(() => {
      ended.push(company);
    });
  await Promise.all([...Array.from({ length: 8 }, () => work('one')), work('other')]);
  expect(ended.indexOf('other')).toBeLessThan(5);
});
