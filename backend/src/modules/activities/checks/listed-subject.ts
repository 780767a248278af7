import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import type { activity } from '@lichen/contracts/activities/list/activity.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { type CheckSubject, SHARED_DAYS, subjectOf } from './check-subject';

/** Fields of an activity that findings about its figures include. */
export const LISTED = ['_id', 'activity_type', 'from', 'to', 'location_id', 'partner_id', 'vehicle_id'] as const;
export type Listed = Pick<RecordOf<typeof activity>, (typeof LISTED)[number]>;

/** Returns the subject of a finding from a row of the list; null if the row has no period. */
export const listedSubject = (row: Listed): CheckSubject | null =>
  subjectOf(row.activity_type as ActivityType, row._id, row, SHARED_DAYS);
