import fc from 'fast-check';
import { activityTotalsOf, scopeOf, type TotalledRow } from './activity-totals';

const row = (over: Partial<TotalledRow>): TotalledRow => ({
  ...{ component: 'direct', scope: 'scope_1', scope2_basis: null, used: true, superseded_by: null },
  ...{ co2_ug: 1, err_msg: null, problem: null },
  ...over,
});

/** A journey of a plug-in hybrid beside charging: its fuel counts, its power is shown. */
const BESIDE_CHARGING = [
  row({ scope: 'no_scope', scope2_basis: 'location' }),
  row({ scope: 'no_scope', component: 'td' }),
  row({ scope: 'scope_3', component: 'wtt' }),
  row({ scope: 'scope_1' }),
];
/** A journey whose fuel and power have no figure, for different reasons. */
const WITHOUT_FIGURES = [
  row({ scope: 'scope_2', scope2_basis: 'location', co2_ug: null, err_msg: 'No grid' }),
  row({ scope: 'scope_1', co2_ug: null, err_msg: 'No fuel' }),
  row({ component: 'biogenic', scope: 'no_scope' }),
];

test.each([
  ['beside charging', BESIDE_CHARGING, 'scope_1', null],
  ['without figures', WITHOUT_FIGURES, 'scope_1', 'No fuel'],
  ['of upstream emissions alone', BESIDE_CHARGING.slice(1, 3), 'no_scope', null],
  ['of memos alone', WITHOUT_FIGURES.slice(2), 'no_scope', null],
])('an activity %s has one headline in every order of its rows', (_, rows, scope, err_msg) => {
  fc.assert(
    fc.property(fc.shuffledSubarray(rows, { minLength: rows.length }), (shuffled) => {
      expect(scopeOf(shuffled)).toBe(scope);
      expect(activityTotalsOf(shuffled)).toEqual(activityTotalsOf(rows));
      expect(activityTotalsOf(shuffled).err_msg).toBe(err_msg);
    }),
  );
});
