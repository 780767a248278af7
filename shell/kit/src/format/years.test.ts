import { utcDay } from '@lichen/contracts/formats/days';
import { refusedYear, selectableYears, yearFromUrl } from './years';

const TODAY = utcDay(2026, 3, 9);

it('offers the years from the current one down to 1900', () => {
  const years = selectableYears(TODAY);

  expect(years.slice(0, 2)).toEqual([2026, 2025]);
  expect(years.at(-1)).toBe(1900);
  expect(years).toHaveLength(127);
});

it('offers the year that is shown as well, in its place', () => {
  expect(selectableYears(TODAY, 2030).slice(0, 2)).toEqual([2030, 2026]);
  expect(selectableYears(TODAY, 1850).at(-1)).toBe(1850);
  expect(selectableYears(TODAY, 2020)).toHaveLength(127);
});

it.each([
  ['1931', 1931],
  ['2030', 2030],
  ['1899', 2026],
  ['2201', 2026],
  ['2020.5', 2026],
  ['soon', 2026],
  ['', 2026],
  [null, 2026],
])('takes %s in an address for %s', (asked, year) => expect(yearFromUrl(asked, TODAY)).toBe(year));

it.each([
  ['abc', 'abc'],
  ['2201', '2201'],
  ['2026,2025', '2026,2025'],
  ['2026', null],
  ['', null],
  [null, null],
])('refuses %s in an address as %s', (asked, refused) => expect(refusedYear(asked)).toBe(refused));
