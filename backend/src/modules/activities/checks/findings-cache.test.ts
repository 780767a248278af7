import type { DetectedFinding } from './finding';
import { findingsCache } from './findings-cache';

const cases = (count: number): DetectedFinding[] =>
  Array.from({ length: count }, (_, at) => ({ key: String(at) }) as DetectedFinding);

it('finds once for one mark, and again for the next', async () => {
  const kept = findingsCache();
  let asked = 0;
  const find = async () => {
    asked += 1;
    return cases(asked);
  };

  const both = await Promise.all([kept.cases('ours', '1', find), kept.cases('ours', '1', find)]);
  expect(both.map((found) => found.length)).toEqual([1, 1]);
  expect(await kept.cases('ours', '1', find)).toHaveLength(1);
  expect(await kept.cases('theirs', '1', find)).toHaveLength(2);
  expect(await kept.cases('ours', '2', find)).toHaveLength(3);
  expect(asked).toBe(3);
});

it('keeps no failure', async () => {
  const kept = findingsCache();
  await expect(kept.cases('ours', '1', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(await kept.cases('ours', '1', async () => cases(4))).toHaveLength(4);
});

it('forgets the oldest of very many', async () => {
  const kept = findingsCache();
  let asked = 0;
  const find = async () => {
    asked += 1;
    return cases(60_000);
  };
  await kept.cases('first', '1', find);
  await kept.cases('second', '1', find);
  await kept.cases('second', '1', find);
  expect(asked).toBe(2);
  await kept.cases('first', '1', find);
  expect(asked).toBe(3);
});

it('makes room for answers without a case too', async () => {
  const kept = findingsCache();
  let asked = 0;
  const find = async () => {
    asked += 1;
    return cases(99_999);
  };
  await kept.cases('first', '1', find);
  await kept.cases('second', '1', async () => []);
  await kept.cases('first', '1', find);
  expect(asked).toBe(2);
});
