import { pairsOf } from './pairs.mjs';

const named = (count) => Array.from({ length: count }, (_, at) => `mf-${at}`);

it.each([3, 4, 5, 8])('has each of %i names in every turn, and each beside each other one in the end', (count) => {
  const names = named(count);
  const turns = names.length % 2 === 0 ? names.length - 1 : names.length;
  const met = new Set();
  for (let turn = 0; turn < turns; turn += 1) {
    const pairs = pairsOf(names, turn);
    expect(pairs.flat().sort()).toEqual(names);
    for (const pair of pairs) if (pair.length === 2) met.add(pair.sort().join(' '));
  }
  expect(met.size).toBe((count * (count - 1)) / 2);
});

it('breaks nothing else beside one of two, so that something is left that works', () => {
  expect(pairsOf(named(2), 1)).toEqual([['mf-0'], ['mf-1']]);
  expect(pairsOf(named(1), 0)).toEqual([['mf-0']]);
});
