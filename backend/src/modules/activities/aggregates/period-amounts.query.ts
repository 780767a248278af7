import type { Query } from '../../../platform/engine/list-query';
import { spanningActivities, amountsOf, endingAfter } from './spanning-activities.query';
import { AMOUNTS } from './activity-months';
import { countWithoutDay } from './activity-count.query';
import { aggregateFilter } from './aggregate-filter.query';
import { addTotals, type CumulativeRead, cumulativeTotals, type Totals } from './cumulative-totals.query';

/** Totals of the activities in a period. */
export interface PeriodAmounts {
  /** Totals of the activities that lie wholly within the period. */
  readonly whole: Totals;
  /** Ids of the activities that lie only partly within the period. */
  readonly cut: readonly string[];
  /**
   * Number of activities in the period; undefined unless it has both bounds, as lists then have activities without days
   * too.
   */
  readonly count?: number | undefined;
}

/**
 * Returns a list's amounts from the monthly sums; undefined if the query has other filters. The sum of a period is
 * everything begun in it, less what ends after it: one index has start days and amounts.
 */
export async function periodAmounts(reading: CumulativeRead, query: Query): Promise<PeriodAmounts | undefined> {
  const asked = aggregateFilter(query);
  if (!asked) return undefined;
  const { start, after } = asked;
  const edges = [start, after].filter((day) => day !== undefined);
  const [found, counts] = await Promise.all([
    cumulativeTotals(reading, asked, { amounts: AMOUNTS, days: edges }),
    cumulativeTotals(reading, asked, { amounts: [], days: edges }),
  ]);
  if (found.has('backwards') || (start ?? Number.MIN_SAFE_INTEGER) >= (after ?? Number.MAX_SAFE_INTEGER))
    return undefined;
  const edge = async (day: number | undefined) => {
    if (day === undefined) return undefined;
    const [begun, ended] = await Promise.all([
      found.before('started', day, ['both']),
      counts.before('ended', day, ['both']),
    ]);
    return { begun, cut: await spanningActivities(reading, asked, day, { begun, ended }) };
  };
  const [first, last] = await Promise.all([edge(start), edge(after)]);
  let whole = addTotals(last?.begun ?? found.all('started', ['both']), -1, first?.begun ?? {});
  for (const each of endingAfter(last?.cut ?? [], start))
    whole = addTotals(whole, -1, { counted: 1, ...amountsOf(each) });
  const cut = [...new Set([...(first?.cut ?? []), ...(last?.cut ?? [])].map(({ _id }) => _id))];
  if (!first || !last) return { whole, cut };
  return { whole, cut, count: (whole['counted'] ?? 0) + cut.length + (await countWithoutDay(reading, asked)) };
}
