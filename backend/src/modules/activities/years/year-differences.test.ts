import type { SealedRow } from '@lichen/contracts/activities/years/inventory-year-change.entity';
import { utcDay } from '@lichen/contracts/formats/days';
import { differenceOf } from './year-differences.query';

const row = (co2_ug: number | null, scope2_basis: SealedRow['scope2_basis'] = null): SealedRow => ({
  ...{ id: 'row', activity_id: 'bill', activity_type: 'electricity_activitys', location_id: null },
  ...{ component: 'direct', scope: 'scope_2', scope2_basis, scope3_category: null, input_hash: null },
  ...{ co2_ug, year_ug: co2_ug ?? 0, from: utcDay(2025, 1, 1), to: utcDay(2025, 1, 31) },
});

const seen = { reasons: new Map(), names: new Map(), there: new Set(['bill']) };
const differenceBetween = (before: readonly SealedRow[], after: readonly SealedRow[], isThere = true) => {
  const touched = { activity_id: 'bill', activity_type: 'electricity_activitys', event_ids: [], before, after };
  return differenceOf(touched, isThere ? seen : { ...seen, there: new Set() });
};

const figures = (before: readonly SealedRow[], after: readonly SealedRow[]) => {
  const { before_kg, after_kg, market_before_kg, market_after_kg } = differenceBetween(before, after);
  return [before_kg, after_kg, market_before_kg, market_after_kg];
};

test('an activity that is gone or new has no figure on the other side, and none on a basis without rows', () => {
  expect(figures([row(5_000_000, 'location')], [])).toEqual([5, null, null, null]);
  expect(figures([], [row(5_000_000, 'location'), row(3_000_000, 'market')])).toEqual([null, 5, null, 3]);
});

test('a figure that was lost is none, and a figure of 0 is 0', () => {
  expect(figures([row(5_000_000)], [row(null)])).toEqual([5, null, null, null]);
  expect(figures([row(5_000_000)], [row(0)])).toEqual([5, 0, null, null]);
  expect(figures([row(null)], [row(2_000_000), row(null)])).toEqual([null, 2, null, null]);
});

test('an activity that is there without a figure is told from a deleted one', () => {
  expect(differenceBetween([row(5)], [row(null)]).what).toBe('without_figure');
  expect(differenceBetween([row(5)], []).what).toBe('without_figure');
  expect(differenceBetween([row(5)], [], false).what).toBe('gone');
  expect(differenceBetween([row(5)], [row(null), row(0)]).what).toBe('changed');
  expect(differenceBetween([], [row(5)]).what).toBe('new');
});

test('a figure outside the scopes is in no total of the year, so it counts as nothing', () => {
  const outside = { ...row(29_052_000), scope: 'no_scope' } as const;
  const inScope = { ...row(29_052_000), scope: 'scope_1' } as const;
  expect(figures([inScope], [outside])).toEqual([29.052, 0, null, null]);
  expect(figures([outside], [inScope])).toEqual([0, 29.052, null, null]);
  expect(differenceBetween([inScope], [outside]).what).toBe('changed');
});
