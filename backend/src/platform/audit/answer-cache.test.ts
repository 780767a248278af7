import { answerCache } from './answer-cache';

const cases = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
const hundredThousand = () => answerCache<number[]>({ most: 100_000, sizeOf: ({ length }) => length });

it('finds once for one mark, and again for the next', async () => {
  const kept = hundredThousand();
  let asked = 0;
  const find = async () => {
    asked += 1;
    return cases(asked);
  };

  const both = await Promise.all([kept.under('ours', '1', find), kept.under('ours', '1', find)]);
  expect(both.map((found) => found.length)).toEqual([1, 1]);
  expect(await kept.under('ours', '1', find)).toHaveLength(1);
  expect(await kept.under('theirs', '1', find)).toHaveLength(2);
  expect(await kept.under('ours', '2', find)).toHaveLength(3);
  expect(asked).toBe(3);
});

it('keeps no failure', async () => {
  const kept = hundredThousand();
  await expect(kept.under('ours', '1', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(await kept.under('ours', '1', async () => cases(4))).toHaveLength(4);
});

it('forgets the oldest of very many', async () => {
  const kept = hundredThousand();
  let asked = 0;
  const find = async () => {
    asked += 1;
    return cases(60_000);
  };
  await kept.under('first', '1', find);
  await kept.under('second', '1', find);
  await kept.under('second', '1', find);
  expect(asked).toBe(2);
  await kept.under('first', '1', find);
  expect(asked).toBe(3);
});

it('makes room for answers without a case too', async () => {
  const kept = hundredThousand();
  let asked = 0;
  const find = async () => {
    asked += 1;
    return cases(99_999);
  };
  await kept.under('first', '1', find);
  await kept.under('second', '1', async () => []);
  await kept.under('first', '1', find);
  expect(asked).toBe(2);
});
