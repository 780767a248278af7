import { setTimeout as wait } from 'node:timers/promises';
import { costlyRead } from './costly-reads';

/** Asks for reads, and notes how many of a company run at once and in which order they begin. */
function reads() {
  const running = new Map<string, number>();
  const most = new Map<string, number>();
  const begun: string[] = [];
  const ask = (companyId: string, userId: string, work: () => Promise<unknown> = () => wait(1)) =>
    costlyRead({ companyId, userId }, async () => {
      const now = (running.get(companyId) ?? 0) + 1;
      running.set(companyId, now);
      most.set(companyId, Math.max(now, most.get(companyId) ?? 0));
      begun.push(`${companyId} ${userId}`);
      await work().finally(() => running.set(companyId, (running.get(companyId) ?? 1) - 1));
    });
  return { ask, most, begun };
}

it('runs two of a company at a time, and those of another beside them', async () => {
  const { ask, most, begun } = reads();
  await Promise.all([...Array.from({ length: 12 }, () => ask('a', 'ada')), ask('b', 'ben')]);

  expect([most.get('a'), most.get('b')]).toEqual([2, 1]);
  expect(begun.indexOf('b ben')).toBeLessThan(3);
});

it('lets a person begin before the flood of a colleague is over', async () => {
  const { ask, begun } = reads();
  await Promise.all([...Array.from({ length: 12 }, () => ask('a', 'ada')), ask('a', 'ben')]);

  expect(begun.indexOf('a ben')).toBeLessThan(5);
  expect(begun).toHaveLength(13);
});

it('serves others between reads that answer at once, as those of SQLite do', async () => {
  const { ask, begun } = reads();
  let served = 0;
  let isOver = false;
  const serve = () => {
    served += 1;
    if (!isOver) setImmediate(serve);
  };
  setImmediate(serve);
  await Promise.all(Array.from({ length: 12 }, () => ask('a', 'ada', async () => undefined)));
  isOver = true;

  expect(begun).toHaveLength(12);
  expect(served).toBeGreaterThanOrEqual(6);
});

it('goes on after a read that failed', async () => {
  const { ask, begun } = reads();
  const fail = () => Promise.reject(new Error('no rows'));
  const asked = await Promise.allSettled([ask('a', 'ada', fail), ask('a', 'ada', fail), ask('a', 'ada')]);

  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  expect(begun).toHaveLength(3);
});
