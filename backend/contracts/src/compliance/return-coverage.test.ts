import { utcDay } from '../formats/days';
import { coverageGap, isSpendAboveRevenue, type StatedReturn, touchesYear } from './return-coverage';

const WHOLE: StatedReturn = {
  ...{ period_start: utcDay(2025, 1, 1), period_end: utcDay(2025, 12, 31) },
  ...{ scope1_co2: 80, scope2_co2: 20, scope3_co2: 100, scopes_included: null, scope3_coverage: null },
  ...{ revenue: 1_000_000, spend: null },
};
const NONE = { scope1_co2: 0, scope2_co2: 0, scope3_co2: 0 };
const ASSURED = { quality: 'verified', verified_by: 'An auditor', assurance: 'limited', verified_on: 1 } as const;
const period = (from: number, to: number) => ({ period_start: from, period_end: to });
const days = (from: number, days: number) => period(from, from + (days - 1) * 86_400_000);

it.each<[string, Partial<StatedReturn>, ReturnType<typeof coverageGap>]>([
  ['a calendar year', {}, null],
  ['a year of 52 weeks', days(utcDay(2025, 1, 1), 364), null],
  ['a year of 53 weeks', days(utcDay(2024, 12, 30), 371), null],
  ['a day less than 52 weeks', days(utcDay(2025, 1, 1), 363), 'year'],
  ['a day more than 53 weeks', days(utcDay(2024, 12, 30), 372), 'years'],
  ['three years', period(utcDay(2023, 1, 1), utcDay(2025, 12, 31)), 'years'],
  ['April to March', period(utcDay(2025, 4, 1), utcDay(2026, 3, 31)), null],
  ['July to June', period(utcDay(2024, 7, 1), utcDay(2025, 6, 30)), null],
  ['February to January of a leap year', period(utcDay(2024, 2, 1), utcDay(2025, 1, 31)), null],
  ['July to May', period(utcDay(2024, 7, 1), utcDay(2025, 5, 31)), 'year'],
  ['spend up to the revenue', { spend: 1_000_000 }, null],
  ['spend above the revenue', { spend: 1_000_001 }, 'revenue'],
  ['spend without a revenue', { spend: 5, revenue: null }, null],
  ['no scope 2', { scope2_co2: null }, 'scopes'],
  ['no emissions at all', NONE, 'zero'],
  ['no emissions, called verified by nobody', { ...NONE, quality: 'verified' }, 'zero'],
  ['no emissions, as somebody has verified', { ...NONE, ...ASSURED }, null],
  ['no upstream emissions', { scope3_co2: 0 }, 'zeroUpstream'],
  ['no upstream emissions, called verified by nobody', { scope3_co2: 0, quality: 'verified' }, 'zeroUpstream'],
  ['no upstream emissions, as somebody has verified', { scope3_co2: 0, ...ASSURED }, null],
  ['no emissions of its own', { scope1_co2: 0, scope2_co2: 0 }, null],
  ['one emission alone', { ...NONE, scope3_co2: 0.000001 }, null],
  ['some categories of scope 3', { scope3_coverage: 'some' }, 'upstream'],
])('a return of %s', (_name, over, gap) => {
  expect(coverageGap({ ...WHOLE, ...over })).toBe(gap);
});

it.each([
  [2024, false],
  [2025, true],
  [2026, true],
  [2027, false],
])('April 2025 to March 2026 touches %i: %s', (year, expected) => {
  expect(touchesYear(period(utcDay(2025, 4, 1), utcDay(2026, 3, 31)), year)).toBe(expected);
});

it('compares spend with revenue only where both are stated', () => {
  expect(isSpendAboveRevenue({ spend: 2, revenue: 1 })).toBe(true);
  expect(isSpendAboveRevenue({ spend: null, revenue: 1 })).toBe(false);
});
