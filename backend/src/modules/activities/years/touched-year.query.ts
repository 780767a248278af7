import { APPROVED_YEAR_TEXTS as TEXTS } from '@lichen/contracts/activities/years/approved-year-texts';
import type { YearSums } from '@lichen/contracts/activities/years/inventory-year.entity';
import type { MovedFigure, Touched } from '@lichen/contracts/api/reason';
import { kgOf } from '@lichen/contracts/formats/mass';
import type { ChangedActivity } from './changed-year.query';
import type { Year } from './kept-change.rules';
import { type Asking, describedYear } from './described-year.query';
import { reasonNeeded } from './reason-needed';
import { withRow } from './year-seal';
import { NO_SUMS, sumsOfYear } from './year-sums';
import { yearsOf } from './year-sums.query';

const FIGURES: readonly (readonly [label: string, name: keyof YearSums])[] = [
  [TEXTS.scope1, 'scope_1'],
  [TEXTS.scope2, 'scope_2'],
  [TEXTS.market, 'market'],
  [TEXTS.scope3, 'scope_3'],
];

/** Returns the changed figures of the year, before and after. */
function movedFigures(now: YearSums, changes: readonly ChangedActivity[]): MovedFigure[] {
  const was = changes.flatMap(({ before }) => before).reduce(withRow, NO_SUMS);
  const is = changes.flatMap(({ after }) => after).reduce(withRow, NO_SUMS);
  return FIGURES.flatMap(([words, name]): MovedFigure[] => {
    const by = (is[name] ?? 0) - (was[name] ?? 0);
    const before = now[name] ?? 0;
    return by === 0 ? [] : [{ label: { words }, before_kg: kgOf(before), after_kg: kgOf(before + by) }];
  });
}

/** Describes the effect of a transaction on an approved year. */
export async function touchedYear(
  asking: Asking,
  record: Year,
  { changes }: { readonly changes: readonly ChangedActivity[] },
): Promise<Touched> {
  const now = sumsOfYear(await yearsOf(asking.sums), record.year);
  const count = { count: changes.length, one: TEXTS.oneActivity, other: TEXTS.activities };
  return describedYear(asking, record, count, movedFigures(now, changes));
}

/** Requires a reason before a job starts that can change approved years, naming the number of activities in each. */
export async function expectReason(
  asking: Asking,
  touched: readonly { readonly record: Year; readonly activities: number }[],
): Promise<void> {
  const those = touched.filter(({ activities }) => activities > 0);
  if (asking.context.reason || those.length === 0) return;
  const touches = those.map(({ record, activities: count }) =>
    describedYear(asking, record, { count, one: TEXTS.oneMayChange, other: TEXTS.mayChange }, []),
  );
  throw reasonNeeded(await Promise.all(touches));
}
