import type { ChartFilters } from '@lichen/contracts/activities/charts/chart-words';
import { ACTIVITY_TYPES } from '@lichen/contracts/activities/activity-types';
import type { EmissionGroup } from '@lichen/contracts/activities/charts/emission-groups';
import type { Days } from '@lichen/contracts/activities/comparison/same-period';

/** Returns filters for the rows of a group in a period; a group with all types is filtered by scope only. */
export function groupFilters({ scope, types }: EmissionGroup, { from, to }: Days): ChartFilters {
  const isEvery = types.length === Object.keys(ACTIVITY_TYPES).length;
  return {
    scopes: { [scope]: true },
    ...(isEvery ? {} : { activity: Object.fromEntries(types.map((type) => [type, true])) }),
    ...{ start_date: from, end_date: to },
  };
}
