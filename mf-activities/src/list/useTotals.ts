import { type ComparedPeriods, samePeriod } from '@lichen/contracts/activities/comparison/same-period';
import { type ActivitiesStats, activitiesStats } from '@lichen/contracts/activities/list/summary.call';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { useCall, usePortal } from '@lichen/kit';
import type { filterQuery } from '../shared/address/activity-filters';

export type ListQuery = ReturnType<typeof filterQuery>;

/**
 * Returns the periods of a view to compare with the year before; null where it lacks a first or last day, or no month
 * is over.
 */
export function comparedPeriods(
  { start_date, end_date }: Pick<ListQuery, 'start_date' | 'end_date'>,
  today: number,
): ComparedPeriods | null {
  return start_date === null || end_date === null ? null : samePeriod({ from: start_date, to: end_date }, today);
}

const useStats = (query: ListQuery, enabled = true) =>
  useCall<RecordAnswer<ActivitiesStats>>(activitiesStats, query, { enabled });

/**
 * Loads the total of the filtered activities, and the totals of the comparable period and the same one a year earlier.
 */
export function useTotals(query: ListQuery) {
  const compared = comparedPeriods(query, usePortal().today());
  const within = ({ from, to }: { from: number | null; to: number | null } = { from: null, to: null }) => ({
    ...query,
    ...{ start_date: from, end_date: to },
  });
  return {
    compared,
    all: useStats(query),
    now: useStats(within(compared?.now), compared !== null),
    last: useStats(within(compared?.before), compared !== null),
  };
}
