import { spawn } from 'node:child_process';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { Problem } from '@lichen/contracts/api/problems';
import { residentBytes } from './resident-bytes';
import { runInProcess } from './run-in-process';

const hostile = require.resolve('./hostile.worker');
const bounds = { memoryMb: 128, wallMs: 10_000 };
const run = (what: string, more: object = {}) => runInProcess({ module: hostile, input: { what, ...more }, bounds });

const isThere = (pid: number) => residentBytes(pid) !== undefined;

async function gone(pid: number): Promise<boolean> {
  for (let waited = 0; waited < 5000 && isThere(pid); waited += 50)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return !isThere(pid);
}

it('answers what the work answers, and tells what it reports before', async () => {
  const heard: unknown[] = [];
  const input = { what: 'report', numbers: [1, 2, 3] };
  const pid = await runInProcess<number>({ module: hostile, input, bounds, onReport: (value) => heard.push(value) });

  expect(heard).toEqual([1, 2, 3]);
  expect(pid).not.toBe(process.pid);
  expect(await gone(pid)).toBe(true);
});

it('passes a refusal on and keeps a bug a bug', async () => {
  await expect(run('refuse')).rejects.toMatchObject({ name: 'Problem', message: 'This is not a table' });
  const bug = await run('fail').catch((error: unknown) => error);
  expect(bug).toMatchObject({ message: 'A bug' });
  expect(bug).not.toBeInstanceOf(Problem);
});

it('goes behind everything else on the machine, and is shown no environment', async () => {
  expect(await run('priority')).toBeGreaterThan(getPriority());
  expect(((await run('environment')) as string[]).filter((name) => !name.startsWith('NODE_CHANNEL'))).toEqual([]);
});

it('kills an endless loop at the wall cap', async () => {
  const began = Date.now();
  await expect(
    runInProcess({ module: hostile, input: { what: 'loop' }, bounds: { memoryMb: 64, wallMs: 1000 } }),
  ).rejects.toMatchObject({ name: 'Problem', code: 'invalid' });
  expect(Date.now() - began).toBeLessThan(5000);
});

it('ends what says nothing for too long, and lets work go on that says how far it is', async () => {
  const silent = { memoryMb: 64, wallMs: 20_000, silentMs: 1500 };
  const began = Date.now();
  for (const what of ['loop', 'wait'])
    await expect(runInProcess({ module: hostile, input: { what }, bounds: silent })).rejects.toMatchObject({
      ...{ name: 'Problem', code: 'invalid' },
    });
  expect(Date.now() - began).toBeLessThan(10_000);
  const slow = { what: 'slow', numbers: [1, 2, 3, 4, 5, 6] };
  expect(await runInProcess({ module: hostile, input: slow, bounds: silent })).toBe('done');
}, 30_000);

it.each(['heap', 'buffers'])('kills a memory bomb of %s, and this process does not grow', async (what) => {
  const before = process.memoryUsage.rss();

  await expect(run(what)).rejects.toMatchObject({ name: 'Problem', code: 'invalid' });
  expect((process.memoryUsage.rss() - before) / 1024 / 1024).toBeLessThan(100);
});

it('refuses what crashes its parser, and says of an answer that never came that it is a bug', async () => {
  await expect(run('crash')).rejects.toMatchObject({ name: 'Problem', code: 'invalid' });
  const silent = await run('exit').catch((error: unknown) => error);
  expect(silent).toMatchObject({ message: 'The process ended without an answer' });
  expect(silent).not.toBeInstanceOf(Problem);
});

it('ends with whoever asked no more', async () => {
  const asked = new AbortController();
  const pids: number[] = [];
  const work = runInProcess({
    ...{ module: hostile, input: { what: 'wait' }, bounds, signal: asked.signal },
    onReport: (pid) => {
      pids.push(pid as number);
      asked.abort(new Error('no longer wanted'));
    },
  });

  await expect(work).rejects.toThrow('no longer wanted');
  expect(await gone(pids[0] ?? 0)).toBe(true);
  await expect(runInProcess({ module: hostile, input: { what: 'add' }, bounds, signal: asked.signal })).rejects.toThrow(
    'no longer wanted',
  );
});

it('leaves nothing running where the process that started it is killed', async () => {
  const starter = `
    require(${JSON.stringify(join(__dirname, 'register-typescript.cjs'))});
    const { runInProcess } = require(${JSON.stringify(require.resolve('./run-in-process'))});
    runInProcess({ module: ${JSON.stringify(hostile)}, input: { what: 'loop' }, bounds: { memoryMb: 64, wallMs: 60000 } });
    const children = () => require('node:fs').readFileSync('/proc/self/task/' + process.pid + '/children', 'utf8');
    setTimeout(() => process.stdout.write(children()), 1500);
  `;
  const parent = spawn(process.execPath, ['-e', starter], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [child = 0] = await new Promise<number[]>((resolve) =>
    parent.stdout.once('data', (told) => resolve(String(told).trim().split(' ').map(Number))),
  );
  expect(isThere(child)).toBe(true);
  parent.kill('SIGKILL');

  expect(await gone(child)).toBe(true);
}, 20_000);
