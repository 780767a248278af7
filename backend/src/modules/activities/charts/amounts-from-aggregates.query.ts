import type { MonthAmount as Column } from '../aggregates/activity-months';
import type { KeyColumn, CumulativeRead, Totals } from '../aggregates/cumulative-totals.query';
import { periodSeries } from '../aggregates/period-series.query';
import type { Amount } from './chart-amount';
import type { ChartFilter, ScopeKey } from './chart-filter.query';

/** Groupings that the monthly aggregates can answer, with the column of their labels. */
const COLUMNS: Partial<Record<ChartFilter['by'], KeyColumn | null>> = {
  activities: 'activity_type',
  locations: 'location_id',
  scope: null,
  time: null,
};

const amountOf = (totals: Totals, scope: ScopeKey): number => totals[`scope${scope}_ug` satisfies Column] ?? 0;

function amountsOf({ by, scopes }: ChartFilter, from: number, key: string, totals: Totals): Amount[] {
  const count = totals['counted'] ?? 0;
  if (count === 0) return [];
  if (by === 'scope') return scopes.map((scope) => ({ key: scope, unit: '', whole: amountOf(totals, scope), count }));
  const whole = scopes.reduce((sum, scope) => sum + amountOf(totals, scope), 0);
  return [{ key: by === 'time' ? String(from) : key, unit: '', whole, count }];
}

/**
 * Returns the carbon of activities wholly inside each stretch, and the ids of those that a bound cuts; undefined if the
 * aggregates cannot answer.
 */
export async function amountsFromAggregates(
  reading: CumulativeRead,
  ask: ChartFilter,
): Promise<{ whole: readonly Amount[]; cut: readonly string[] } | undefined> {
  const column = COLUMNS[ask.by];
  if (ask.show !== 'CO2' || column === undefined) return undefined;
  const found = await periodSeries(reading, ask.query, ask.stretches, column ?? undefined);
  if (!found) return undefined;
  const whole = ask.stretches.flatMap(({ from }, at) =>
    [...(found.whole[at] ?? [])].flatMap(([key, totals]) => amountsOf(ask, from, key, totals)),
  );
  return { whole, cut: found.cut };
}
