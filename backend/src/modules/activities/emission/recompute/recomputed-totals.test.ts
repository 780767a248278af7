import { utcDay } from '@lichen/contracts/formats/days';
import { recomputedTotals } from './recomputed-totals';

const row = (over: object = {}) => ({
  ...{ _id: 'r1', activity_id: 'a1', component: 'direct', scope: 'scope_2', scope2_basis: 'location' },
  ...{ scope3_category: null, used: true, superseded_by: null, CO2: 62, exact_kg: '62', parts: null },
  ...{ from: utcDay(2024, 12, 1), to: utcDay(2025, 1, 31) },
  ...over,
});

it('sums used rows by year, scope, basis and category, and memo items nowhere', () => {
  const { add, totals } = recomputedTotals();
  add(row());
  add(row({ _id: 'r2', scope2_basis: 'market', exact_kg: '31', CO2: 31 }));
  add(row({ _id: 'r3', component: 'wtt', scope: 'scope_3', scope2_basis: null, scope3_category: 3 }));
  add(row({ _id: 'r4', component: 'biogenic', scope2_basis: null }));
  add(row({ _id: 'r5', used: false }));
  expect(totals().filter(({ line }) => line.startsWith('2024'))).toEqual([
    { line: '2024 scope_2', kg: '31.000000' },
    { line: '2024 scope_2, market-based', kg: '15.500000' },
    { line: '2024 scope_3', kg: '31.000000' },
    { line: '2024 scope_3, category 3', kg: '31.000000' },
  ]);
});

it('finds two used rows in one place, and a used one that is superseded', () => {
  const { add } = recomputedTotals();
  expect(add(row())).toBeNull();
  expect(add(row({ _id: 'r2' }))).toBe('used beside r1 for the same component and basis');
  expect(add(row({ _id: 'r3', superseded_by: 'r1' }))).toBe('used although it is superseded');
});
