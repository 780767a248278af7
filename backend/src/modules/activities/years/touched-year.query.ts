import { APPROVED_YEAR_TEXTS as TEXTS } from '@lichen/contracts/activities/years/approved-year-texts';
import type { YearSums } from '@lichen/contracts/activities/years/inventory-year.entity';
import type { MovedAmount, MovedFigure, Touched } from '@lichen/contracts/api/reason';
import { kgOf } from '@lichen/contracts/formats/mass';
import type { ChangedActivity } from './changed-year.query';
import type { Year } from './kept-change.rules';
import { type Asking, describedYear } from './described-year.query';
import { type EditedActivity, movedAmounts } from './moved-amounts';
import { reasonNeeded } from './reason-needed';
import { areSameRows } from './sealed-row';
import { withRow } from './year-seal';
import { NO_SUMS, sumsOfYear } from './year-sums';
import { yearsOf } from './year-sums.query';

const FIGURES = [
  { words: TEXTS.scope1, name: 'scope_1', scope: '1' },
  { words: TEXTS.scope2, name: 'scope_2', scope: '2' },
  { words: TEXTS.market, name: 'market', scope: '2' },
  { words: TEXTS.scope3, name: 'scope_3', scope: '3' },
] as const;

/** Returns the changed figures of the year, before and after. */
function movedFigures(now: YearSums, changes: readonly ChangedActivity[]): MovedFigure[] {
  const was = changes.flatMap(({ before }) => before).reduce(withRow, NO_SUMS);
  const is = changes.flatMap(({ after }) => after).reduce(withRow, NO_SUMS);
  return FIGURES.flatMap(({ words, name, scope }): MovedFigure[] => {
    const by = (is[name] ?? 0) - (was[name] ?? 0);
    const before = now[name] ?? 0;
    return by === 0 ? [] : [{ label: { words }, scope, before_kg: kgOf(before), after_kg: kgOf(before + by) }];
  });
}

interface Effect {
  readonly changes: readonly ChangedActivity[];
  readonly edited: ReadonlyMap<string, EditedActivity>;
}

/** Returns the changed amounts where those of one activity alone are edited; of several, the number is said. */
function amountsOf({ changes, edited }: Effect): readonly MovedAmount[] {
  const found = changes.flatMap(({ activity_id }) => edited.get(activity_id) ?? []).map(movedAmounts);
  const [one = [], ...others] = found.filter((amounts) => amounts.length > 0);
  return others.length === 0 ? one : [];
}

/** Describes the effect of a transaction on an approved year. */
export async function touchedYear(asking: Asking, record: Year, effect: Effect): Promise<Touched> {
  const { changes } = effect;
  const now = sumsOfYear(await yearsOf(asking.sums), record.year);
  const amounts = amountsOf(effect);
  const count = { count: changes.length, one: TEXTS.oneActivity, other: TEXTS.activities };
  const isSaidByAmounts = changes.length === 1 && amounts.length > 0;
  const notes = isSaidByAmounts ? [] : [count];
  const leavesRows = changes.every(({ before, after }) => areSameRows(before, after));
  return describedYear(asking, record, { notes, amounts, figures: movedFigures(now, changes), leavesRows });
}

/** Requires a reason before a job starts that can change approved years, naming the number of activities in each. */
export async function expectReason(
  asking: Asking,
  touched: readonly { readonly record: Year; readonly activities: number }[],
): Promise<void> {
  const those = touched.filter(({ activities }) => activities > 0);
  if (asking.context.reason || those.length === 0) return;
  const touches = those.map(({ record, activities: count }) =>
    describedYear(asking, record, {
      notes: [{ count, one: TEXTS.oneMayChange, other: TEXTS.mayChange }],
      ...{ amounts: [], figures: [] },
    }),
  );
  throw reasonNeeded(await Promise.all(touches));
}
