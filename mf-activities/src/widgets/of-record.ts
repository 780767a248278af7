import type { ActivityParentField } from '@lichen/contracts/activities/type-facets';
import { ACTIVITY_PARENTS } from '@lichen/contracts/activities/types/shared/activity-parents';
import { yearBounds } from '@lichen/contracts/formats/days';

/** Returns filters for the activities of one record with days in a calendar year. */
export function ofRecordInYear(field: ActivityParentField, id: string, year: number) {
  const { from, to } = yearBounds(year);
  const filter = ACTIVITY_PARENTS.find((parent) => parent.field === field)?.filter ?? 'locations';
  return { [filter]: id, start_date: String(from), end_date: String(to) };
}
