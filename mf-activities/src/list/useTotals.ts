import { type ChartPeriod, yearEarlier } from '@lichen/contracts/activities/charts/chart-periods';
import { type ActivitiesStats, activitiesStats } from '@lichen/contracts/activities/list/summary.call';
import { yearBounds, yearOf } from '@lichen/contracts/formats/days';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { type Formats, useCall } from '@lichen/kit';
import type { filterQuery } from '../shared/activity-filters';

export type ListQuery = ReturnType<typeof filterQuery>;

/** The same days a year earlier, by the rule of the charts; null where the view has no first or no last day. */
export function periodBefore({ start_date, end_date }: Pick<ListQuery, 'start_date' | 'end_date'>): ChartPeriod | null {
  return start_date === null || end_date === null ? null : yearEarlier({ from: start_date, to: end_date });
}

/** A whole year is called by its number. */
export function periodName({ from, to }: ChartPeriod, format: Pick<Formats, 'period'>): string {
  const year = yearBounds(yearOf(from));
  return year.from === from && year.to === to ? String(yearOf(from)) : format.period(from, to);
}

const useStats = (query: ListQuery, enabled = true) =>
  useCall<RecordAnswer<ActivitiesStats>>(activitiesStats, query, { enabled });

/** Total of the filtered activities, and of the same filters a year earlier. */
export function useTotals(query: ListQuery) {
  const before = periodBefore(query);
  const earlier = { ...query, start_date: before?.from ?? null, end_date: before?.to ?? null };
  return { before, now: useStats(query), last: useStats(earlier, before !== null) };
}
