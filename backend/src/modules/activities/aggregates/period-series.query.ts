import type { ChartPeriod } from '@lichen/contracts/activities/charts/chart-periods';
import { DAY } from '@lichen/contracts/formats/days';
import type { Query } from '../../../platform/engine/list-query';
import { spanningActivities, amountsOf, type SpanningActivity, endingAfter } from './spanning-activities.query';
import { AMOUNTS } from './activity-months';
import { aggregateFilter } from './aggregate-filter.query';
import {
  addTotals,
  type KeyColumn,
  type CumulativeRead,
  cumulativeTotals,
  sumOf,
  type Totals,
  type TotalsByKey,
} from './cumulative-totals.query';

/** Totals of consecutive periods, by the values of a column. */
export interface PeriodSeries {
  /** Totals of the activities that lie wholly within each period. */
  readonly whole: readonly TotalsByKey[];
  /** Ids of the activities that cross a bound of a period. */
  readonly cut: readonly string[];
}

const afterOf = ({ to }: ChartPeriod): number => to + DAY;
const NOTHING: Totals = Object.fromEntries(['counted', ...AMOUNTS].map((name) => [name, 0]));

const NONE: TotalsByKey = new Map();

/** Returns what began before the end of a stretch, less what began before its start and what ends after it. */
function insideOf(
  begun: TotalsByKey,
  before: TotalsByKey,
  after: readonly SpanningActivity[],
  by?: KeyColumn,
): TotalsByKey {
  const inside = new Map(begun);
  const less = (key: string, totals: Totals) => inside.set(key, addTotals(inside.get(key) ?? NOTHING, -1, totals));
  for (const [key, totals] of before) less(key, totals);
  for (const each of after) less(by ? (each[by] ?? '') : '', { counted: 1, ...amountsOf(each) });
  return inside;
}

/**
 * Reads the totals from the monthly sums; undefined if the query has other filters or an activity ends before it
 * begins.
 */
export async function periodSeries(
  reading: CumulativeRead,
  query: Query,
  stretches: readonly ChartPeriod[],
  by?: KeyColumn,
): Promise<PeriodSeries | undefined> {
  const asked = aggregateFilter(query);
  if (!asked) return undefined;
  const [found, counts] = await Promise.all([
    cumulativeTotals(reading, asked, { amounts: AMOUNTS, by }),
    cumulativeTotals(reading, asked, { amounts: [] }),
  ]);
  if (found.has('backwards')) return undefined;
  const days = [...new Set(stretches.flatMap((stretch) => [stretch.from, afterOf(stretch)]))];
  const edgeAt = async (day: number) => {
    const [begun, ended] = await Promise.all([
      found.beforeByKey('started', day, ['both']),
      counts.before('ended', day, ['both']),
    ]);
    return { begun, cut: await spanningActivities(reading, asked, day, { begun: sumOf(begun), ended }) };
  };
  const edges = new Map(await Promise.all(days.map(async (day) => [day, await edgeAt(day)] as const)));
  const whole = stretches.map((stretch) => {
    const [first, last] = [edges.get(stretch.from), edges.get(afterOf(stretch))];
    return insideOf(last?.begun ?? NONE, first?.begun ?? NONE, endingAfter(last?.cut ?? [], stretch.from), by);
  });
  const cut = [...edges.values()].flatMap((edge) => edge.cut.map(({ _id }) => _id));
  return { whole, cut: [...new Set(cut)] };
}
