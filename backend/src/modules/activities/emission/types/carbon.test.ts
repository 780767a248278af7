import { utcDay } from '@lichen/contracts/formats/days';
import { activityTotalsOf } from '../activity-totals';
import { rowsOf } from '../testing/rows-of.loader';

const stated = (over: object) =>
  rowsOf('carbon_activitys', {
    ...{ from: utcDay(2025, 12, 1), to: utcDay(2026, 1, 31), amount: 1.5, units: 't', scope: 'scope_3' },
    ...{ scope3_category: 4, source: 'Audit', reason: null, ...over },
  });

test('a stated figure is taken as it is, with its source', () => {
  const [row, ...others] = stated({});
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    ...{ CO2: 1500, exact_kg: '1500', method: 'manual', scope: 'scope_3', scope3_category: 4, component: 'direct' },
    ...{ basis: 1500, basis_units: 'kg', factor: '1', source: 'Figure stated by the company', note: null },
  });
  expect(row?.inputs).toEqual([
    { label: 'CO₂e', value: '1.5', units: 't', as: 'kg', use: 'times' },
    { label: 'Source', value: 'Audit', units: null, as: null, use: 'told' },
  ]);
});

test.each([
  ['scope_1', [1_500_000_000, 0, 0, null]],
  ['scope_2', [0, 1_500_000_000, 0, 1_500_000_000]],
  ['scope_3', [0, 0, 1_500_000_000, null]],
  ['no_scope', [0, 0, 0, null]],
])('%s counts where it was put', (scope, sums) => {
  const { scope1_ug, scope2_ug, scope3_ug, market_ug } = activityTotalsOf(
    stated({ scope }).map((row) => ({ ...row, used: true, superseded_by: null })),
  );
  expect([scope1_ug, scope2_ug, scope3_ug, market_ug]).toEqual(sums);
});

test.each(['scope_1', 'scope_2', 'scope_3', 'no_scope'])('below zero in %s is outside the scopes', (scope) => {
  const rows = stated({ amount: -0.25, units: 'kg', reason: 'Peatland restored', scope });
  expect(rows).toMatchObject([
    { CO2: -0.25, exact_kg: '-0.25', scope: 'no_scope', scope2_basis: null, scope3_category: null },
  ]);
  expect(rows[0]?.note).toBe('A credit or removal: reported outside the scopes and never deducted from them.');
  expect(rows[0]?.inputs.at(-1)).toMatchObject({ label: 'Reason', value: 'Peatland restored' });
});

test('scope 3 without a category says so', () => {
  expect(stated({ scope3_category: null })[0]).toMatchObject({
    scope3_category: null,
    note: 'No category of scope 3 is stated.',
  });
});

test('nothing stated is no figure', () => {
  expect(stated({ amount: null })).toEqual([]);
});
