import { utcDay } from '@lichen/contracts/formats/days';
import { areSame, inKg, type MonthLine, sumsByYear, sumsOfYear, touchesAny } from './year-sums';

const line = (year: number, month: number, scope: string, co2_ug: number, scope2_basis = ''): MonthLine => ({
  ...{ month: utcDay(year, month, 1), scope, scope2_basis, co2_ug },
  calcs: 1,
});

test('a year is the whole-number sum of its months, with market-based scope 2 beside it', () => {
  const years = sumsByYear([
    line(2025, 1, 'scope_1', 1),
    line(2025, 12, 'scope_1', 2),
    line(2025, 6, 'scope_2', 4, 'location'),
    line(2025, 6, 'scope_2', 7, 'market'),
    line(2026, 1, 'scope_3', 8),
    line(2026, 1, 'no_scope', 16),
  ]);

  expect(sumsOfYear(years, 2025)).toEqual({ scope_1: 3, scope_2: 4, scope_3: 0, market: 7 });
  expect(inKg(sumsOfYear(years, 2026))).toEqual({ scope_1: 0, scope_2: 0, scope_3: 0.000008, market: null });
  expect(sumsOfYear(years, 2024)).toEqual({ scope_1: 0, scope_2: 0, scope_3: 0, market: null });
});

test('a line whose rows are all gone is as if it had never been', () => {
  const gone = { ...line(2025, 6, 'scope_2', 0, 'market'), calcs: 0 };

  expect(sumsOfYear(sumsByYear([gone]), 2025).market).toBeNull();
});

test('one millionth of a kilogram is a difference', () => {
  const sums = { scope_1: 1, scope_2: 2, scope_3: 3, market: null };

  expect(areSame(sums, { ...sums })).toBe(true);
  expect(areSame(sums, { ...sums, scope_3: 4 })).toBe(false);
  expect(areSame(sums, { ...sums, market: 0 })).toBe(false);
});

test('a period over New Year touches both years; one without days touches none', () => {
  const overNewYear = { from: utcDay(2025, 12, 31), to: utcDay(2026, 1, 1) };

  expect([2024, 2025, 2026, 2027].map((year) => touchesAny([year], overNewYear))).toEqual([false, true, true, false]);
  expect(touchesAny([2025], { from: null, to: null })).toBe(false);
});
