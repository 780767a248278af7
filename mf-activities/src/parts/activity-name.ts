import { ACTIVITY_TYPES } from '@lichen/contracts/activities/activity-types';

/** English name of the type of an activity; shown translated. */
export const typeName = ({ activity_type }: { activity_type: string }): string =>
  ACTIVITY_TYPES[activity_type as keyof typeof ACTIVITY_TYPES] ?? activity_type;
