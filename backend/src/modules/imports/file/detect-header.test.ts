import type { Cell } from '@lichen/contracts/formats/sheet-cells';
import { looksLikeData, repeatsHeading } from './detect-header';

it.each<[string, Cell[], number, boolean]>([
  ['a bill', ['Works', '2026-01-01', '31.01.2026', '1.200,5', 'INV-1'], 0, true],
  ['a bill of a site whose name means a column', ['Oslo office', '2026-01-01', '2026-01-31', 500], 1, true],
  ['a bill with a month', ['Works', 'Jan 2023', '500'], 0, true],
  ['a heading', ['Site', 'From', 'To', 'Amount'], 4, false],
  ['a heading that nobody knows', ['Alpha', 'Beta', 'Gamma 2'], 0, false],
  ['a heading with years', ['Site', '2021', '2022', 2023], 1, false],
  ['a heading with a number in it', ['Site', 'From', 'To', '100'], 3, false],
])('tells %s by its first line', (_, cells, named, isData) => {
  expect(looksLikeData(cells, named)).toBe(isData);
});

it('knows the heading again, with what is missing at its end, and nothing else', () => {
  const repeats = repeatsHeading(['Site', ' From ', null, 'Amount', null]);
  expect(repeats(['Site', 'From', '', 'Amount'])).toBe(true);
  expect(repeats(['Site', 'From', 'x', 'Amount'])).toBe(false);
  expect(repeats(['Site', 'From', null, 'Amount', null, 'more'])).toBe(false);
  expect(repeatsHeading([null])([null])).toBe(false);
});
