import { pageNumber } from './page-number';

it.each([
  ['3', 3],
  ['2.9', 2],
  [null, 1],
  ['', 1],
  ['0', 1],
  ['-4', 1],
  ['last', 1],
  ['1e308', 1_000_000],
  ['Infinity', 1_000_000],
])('takes %s for page %s', (text, page) => {
  expect(pageNumber(text)).toBe(page);
});
