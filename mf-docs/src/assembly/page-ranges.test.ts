import { rangesFrom, rangesOf, startsOf, textOf } from './page-ranges';

const said = (text: string, pages = 6) => rangesOf(text, pages)?.map(({ from, to }) => [from, to]) ?? null;

test('pages of each part are read as people write them', () => {
  expect(said('1-2, 3-4')).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(said(' 1 – 2 ; 5 ,6')).toEqual([
    [1, 2],
    [5, 5],
    [6, 6],
  ]);
  expect(said('3')).toEqual([[3, 3]]);
});

test.each(['', 'all', '1-6', '1-7', '2-1', '1-3, 3-4', '4, 1', '0-2', '1-2-3', '1.5'])(
  '%p is no split of six pages',
  (text) => {
    expect(said(text)).toBeNull();
  },
);

test('a document begins where a page is marked, and its pages are said again in words', () => {
  const ranges = rangesFrom(new Set([5, 3]), 6);
  expect(textOf(ranges)).toBe('1-2, 3-4, 5-6');
  expect([...startsOf(ranges)]).toEqual([3, 5]);
  expect(rangesOf(textOf(ranges), 6)).toEqual(ranges);
});
