import fc from 'fast-check';
import { type ReturnFigures, returnYear, shareOf, totalOf } from './annual-return';

const figures = (part: Partial<ReturnFigures> = {}): ReturnFigures => ({
  period_start: Date.UTC(2024, 0, 1),
  period_end: Date.UTC(2024, 11, 31),
  revenue: 2_000_000,
  spend: 50_000,
  scope1_co2: 120.1,
  scope2_co2: 80.2,
  scope3_co2: 400.7,
  scopes_included: null,
  ...part,
});

it('adds the scopes exactly', () => {
  expect(totalOf(figures())).toBe(601);
  expect(totalOf(figures({ scope1_co2: 0.1, scope2_co2: 0.2, scope3_co2: null }))).toBe(0.3);
  expect(totalOf(figures({ scope1_co2: null, scope2_co2: null, scope3_co2: null }))).toBeNull();
});

it('leaves out the scopes that were not chosen', () => {
  expect(totalOf(figures({ scopes_included: ['scope_1', 'scope_2'] }))).toBe(200.3);
  expect(totalOf(figures({ scopes_included: [] }))).toBe(601);
});

it('shares by what was spent of the revenue', () => {
  expect(shareOf(figures())).toBe(15.025);
  expect(shareOf(figures({ scopes_included: ['scope_3'], scope3_co2: 1, revenue: 3, spend: 1 }))).toBe(0.333333);
});

it('has no share where a part of it is missing, or the revenue is nothing', () => {
  for (const part of [{ revenue: null }, { spend: null }, { revenue: 0 }]) expect(shareOf(figures(part))).toBeNull();
  expect(shareOf(figures({ scope1_co2: null, scope2_co2: null, scope3_co2: null }))).toBeNull();
});

it('gives a buyer of everything all of it, and never more to one that bought less', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000_000 });
  fc.assert(
    fc.property(amount, amount, amount, (revenue, spent, total) => {
      const spend = Math.min(spent, revenue);
      const own = { revenue, scope1_co2: total, scope2_co2: null, scope3_co2: null };
      expect(shareOf(figures({ ...own, spend: revenue }))).toBe(total);
      expect(shareOf(figures({ ...own, spend })) ?? 0).toBeLessThanOrEqual(total);
    }),
  );
});

it('belongs to the year that most of its days lie in', () => {
  const year = (start: [number, number, number], end: [number, number, number]) =>
    returnYear(figures({ period_start: Date.UTC(...start), period_end: Date.UTC(...end) }));

  expect(year([2024, 0, 1], [2024, 11, 31])).toBe(2024);
  expect(year([2024, 3, 1], [2025, 2, 31])).toBe(2024);
  expect(year([2023, 9, 1], [2024, 8, 30])).toBe(2024);
});
