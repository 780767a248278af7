import { timed, timesIn } from './timed.mjs';

it('says how long a proof took, beside its limit, also of one that fails', async () => {
  const said = [];
  const print = (words) => void said.push(words);
  expect(await timed('a proof', async () => 7, { limit: 240, print })).toBe(7);
  await expect(timed('another', () => Promise.reject(new Error('no')), { print })).rejects.toThrow('no');
  expect(said).toEqual(['took 0 s of 240 s: a proof', 'took 0 s: another']);
});

it('tells of a proof that took longer than its limit, and of no other', async () => {
  const late = jest.fn();
  await timed('slow', async () => 7, { limit: 0, print: () => undefined, late });
  await timed('quick', async () => 7, { limit: 240, print: () => undefined, late });
  expect(late.mock.calls).toEqual([['took 0 s of 0 s: slow']]);
});

it('finds those lines in the output of a suite', () => {
  const output = 'FAIL x: took 3 s\ntook 98 s of 240 s: delivery\n3 passed, 0 failed\ntook 4 s: kills';
  expect(timesIn(output)).toEqual(['took 98 s of 240 s: delivery', 'took 4 s: kills']);
});
