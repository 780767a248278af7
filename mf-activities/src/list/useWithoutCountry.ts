import {
  activitiesWithoutCountry,
  type ActivityWithoutCountry,
} from '@lichen/contracts/activities/checks/without-country.call';
import { stayActivity } from '@lichen/contracts/activities/types/staff/stay.entity';
import type { ListAnswer } from '@lichen/contracts/api/api-responses';
import { usePostedCall } from '@lichen/kit';
import type { Activity } from '../shared/ActivityFacts';

/** Tells which rows on screen are counted with the mean of all countries; one call, made only where there are stays. */
export function useWithoutCountry(rows: readonly Activity[]): (row: Activity) => boolean {
  const stays = rows.filter(({ activity_type, applied }) => applied && activity_type === stayActivity.name);
  const { data } = usePostedCall<ListAnswer<ActivityWithoutCountry>>(
    activitiesWithoutCountry,
    { activities: stays.map(({ _id }) => _id) },
    { enabled: stays.length > 0 },
  );
  const found = new Set(stays.length > 0 ? data?.list.map(({ activity_id }) => activity_id) : []);
  return ({ _id }) => found.has(_id);
}
