import type { ChartPeriod } from '@lichen/contracts/activities/chart-periods';
import { DAY } from '@lichen/contracts/days';
import type { Query } from '../../../platform/engine/list-query';
import { across, amountsOf, type CutActivity } from './across.reader';
import { AMOUNTS } from './activity-months';
import { rolledUp } from './question.reader';
import { combined, type KeyColumn, type Reading, runUps, type Totals, type TotalsByKey } from './run-ups.reader';

/** What the activities of stretches that follow each other come to, by the values of a column. */
export interface StretchAmounts {
  /** Of each stretch, the sums of those that lie wholly within it. */
  readonly whole: readonly TotalsByKey[];
  /** Those that an end of a stretch cuts. */
  readonly cut: readonly string[];
}

const afterOf = ({ to }: ChartPeriod): number => to + DAY;
const NOTHING: Totals = Object.fromEntries(['counted', ...AMOUNTS].map((name) => [name, 0]));

/** All that began before the stretch was over, less what ended before it began and what its ends cut. */
function insideOf(begun: TotalsByKey, over: TotalsByKey, cut: readonly CutActivity[], by?: KeyColumn): TotalsByKey {
  const inside = new Map(begun);
  const less = (key: string, totals: Totals) => inside.set(key, combined(inside.get(key) ?? NOTHING, -1, totals));
  for (const [key, totals] of over) less(key, totals);
  for (const each of new Map(cut.map((one) => [one._id, one])).values())
    less(by ? (each[by] ?? '') : '', { counted: 1, ...amountsOf(each) });
  return inside;
}

/** From the sums by month; nothing where another filter narrows, or where an activity ends before it begins. */
export async function stretchAmounts(
  reading: Reading,
  query: Query,
  stretches: readonly ChartPeriod[],
  by?: KeyColumn,
): Promise<StretchAmounts | undefined> {
  const asked = rolledUp(query);
  if (!asked) return undefined;
  const [found, counts] = await Promise.all([
    runUps(reading, asked, { amounts: AMOUNTS, by }),
    runUps(reading, asked, { amounts: [] }),
  ]);
  if (found.has('backwards')) return undefined;
  const edges = [...new Set(stretches.flatMap((stretch) => [stretch.from, afterOf(stretch)]))];
  const cutAt = new Map(
    await Promise.all(edges.map(async (day) => [day, await across(reading, asked, counts, day)] as const)),
  );
  const whole = await Promise.all(
    stretches.map(async (stretch) => {
      const [begun, over] = await Promise.all([
        found.beforeByKey('started', afterOf(stretch), ['both']),
        found.beforeByKey('ended', stretch.from, ['both']),
      ]);
      const cut = [stretch.from, afterOf(stretch)].flatMap((day) => cutAt.get(day) ?? []);
      return insideOf(begun, over, cut, by);
    }),
  );
  return { whole, cut: [...new Set([...cutAt.values()].flat().map(({ _id }) => _id))] };
}
