import { type ActivityQualities, activityQualities } from '@lichen/contracts/activities/list/summary.call';
import type { ListAnswer } from '@lichen/contracts/api/api-responses';
import { usePostedCall } from '@lichen/kit';
import type { Activity } from '../shared/ActivityFacts';

export type QualitiesOf = (row: Activity) => ActivityQualities['qualities'];

/** Loads the data quality of the rows on screen in one call; null when the column is hidden. */
export function useRowQualities(rows: readonly Activity[], isShown: boolean): QualitiesOf | null {
  const { data } = usePostedCall<ListAnswer<ActivityQualities>>(
    activityQualities,
    { activities: rows.map(({ _id }) => _id) },
    { enabled: isShown && rows.length > 0 },
  );
  if (!isShown) return null;
  const found = new Map(data?.list.map(({ activity_id, qualities }) => [activity_id, qualities]));
  return ({ _id }) => found.get(_id) ?? [];
}
