import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { AMOUNTS, type MonthAmount } from './activity-months';
import type { AggregateFilter } from './aggregate-filter.query';
import type { KeyColumn, CumulativeRead, Totals } from './cumulative-totals.query';

export type SpanningActivity = { readonly _id: string; readonly from: number | null } & Readonly<
  Record<KeyColumn, string | null>
> &
  Readonly<Record<MonthAmount, number | null>>;

/**
 * Returns the activities that begin before the day and end on it or later. Their number is known from the sums, so
 * reading stops at the last.
 */
export async function spanningActivities(
  { read }: CumulativeRead,
  { narrowed }: AggregateFilter,
  day: number,
  { begun, ended }: { begun: Totals; ended: Totals },
): Promise<readonly SpanningActivity[]> {
  const limit = (begun['counted'] ?? 0) - (ended['counted'] ?? 0);
  if (limit <= 0) return [];
  const order = ['from', 'id'].map((column) => ({ column, descending: true }));
  const days = [[{ from: { below: day } }], [{ to: { atLeast: day } }]];
  return read(activity).part(['_id', 'from', 'activity_type', 'location_id', ...AMOUNTS], {
    anyOf: [...narrowed, ...days],
    order,
    limit,
  });
}

/** Returns the activities that begin within a period and end after it. */
export const endingAfter = (
  cutAtEnd: readonly SpanningActivity[],
  start: number | undefined,
): readonly SpanningActivity[] =>
  start === undefined ? cutAtEnd : cutAtEnd.filter(({ from }) => (from ?? 0) >= start);

/** Returns the micrograms of an activity by column of the monthly sums; 0 where it has none. */
export const amountsOf = (each: SpanningActivity): Readonly<Record<MonthAmount, number>> =>
  Object.fromEntries(AMOUNTS.map((name) => [name, each[name] ?? 0])) as Record<MonthAmount, number>;
