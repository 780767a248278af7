import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { selectionOf } from '../../../platform/engine/list-query';
import type { Read } from '../../../platform/engine/rules';
import type { CumulativeRead } from '../aggregates/cumulative-totals.query';
import { type ActivityFilter, periodFilter } from '../filters/period-filter';
import { activityTotals } from './activity-totals.handler';

/** Returns the number of activities by type, counted like the page's list, in one query. */
export async function countsOf(read: Read, filter: ActivityFilter, year: number, types: readonly ActivityType[]) {
  const query = { ...filter, ...periodFilter(year), activity: [...types], include_unapplied: ['true'] };
  const { anyOf } = selectionOf(activity, query);
  const rows = await read(activity).groups({ by: ['activity_type'], measures: [], selection: { anyOf } });
  const found = new Map(rows.map((row) => [row['activity_type'], Number(row['counted'])]));
  return Object.fromEntries(types.map((type) => [type, found.get(type) ?? 0])) as Partial<Record<ActivityType, number>>;
}

/** Returns the emissions of the filtered activities in a year, also by scope, and their number by type. */
export async function yearFigures(
  reading: CumulativeRead,
  filter: ActivityFilter,
  year: number,
  types: readonly ActivityType[],
) {
  const inScopes = async (scopes: string[]) =>
    (await activityTotals(reading, { ...filter, ...periodFilter(year), ...(scopes.length > 0 ? { scopes } : {}) }))
      .total_co2;
  const [all, Scope1_CO2, Scope2_CO2, Scope3_CO2, counts] = await Promise.all([
    inScopes([]),
    inScopes(['1']),
    inScopes(['2']),
    inScopes(['3']),
    countsOf(reading.read, filter, year, types),
  ]);
  return { all: all ?? 0, scopes: { Scope1_CO2, Scope2_CO2, Scope3_CO2 }, counts };
}
