import { inParts } from './in-parts';

const partsOf = (count: number) => [...inParts(Array.from({ length: count }, (_, at) => at))];

it('names every id once and in order, in parts that stay below what MariaDB reads as a table', () => {
  const parts = partsOf(2001);
  expect(parts.flat()).toEqual(Array.from({ length: 2001 }, (_, at) => at));
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(1000);
});

it('asks nothing for no ids, and no empty part after full ones', () => {
  expect(partsOf(0)).toEqual([]);
  expect(partsOf(1000).every(({ length }) => length > 0)).toBe(true);
});
