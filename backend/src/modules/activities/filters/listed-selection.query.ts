import { activity } from '@lichen/contracts/activities/list/activity.entity';
import type { ActivityQuery } from '@lichen/contracts/activities/list/activity-query';
import { goneFilters } from '../../../platform/engine/known-values';
import { type Query, selectionOf } from '../../../platform/engine/list-query';
import type { ServedCall } from '../../../platform/module';
import type { Selection } from '../../../platform/store/sql';

/** Converts the filters of a request body to the query of the list. */
export const queryOf = (filters: ActivityQuery): Query =>
  Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, Array.isArray(value) ? value : [value]]));

type Asking = Pick<Parameters<ServedCall['handle']>[0], 'read' | 'entities'>;

/** Returns the filters that reference deleted records, as the list reports them; invalid ids are refused. */
export const goneInQuery = ({ read, entities }: Asking, query: Query): Promise<string[]> =>
  goneFilters({ read, entityOf: (name) => entities().find((each) => each.name === name) }, activity, query);

/** Returns none, one or several values as a list. */
const some = (value: string | string[] | undefined): string[] => (value === undefined ? [] : [value].flat());

/** Returns `gone` with the locations that no longer exist, for answers that filter by location only. */
export async function goneLocations(asking: Asking, locations: string | string[] | undefined) {
  const gone = await goneInQuery(asking, { locations: some(locations) });
  return gone.length > 0 ? { gone } : {};
}

/** Returns the selection for the filters of a request body; throws for an unknown filter. */
export const listedSelection = (filters: ActivityQuery): Pick<Selection, 'anyOf'> => ({
  anyOf: selectionOf(activity, queryOf(filters)).anyOf,
});

/** Returns the filtered selection, limited to activities created by `moment` (in ms), if given. */
export const selectionSnapshot = (filters: ActivityQuery, moment: number | undefined): Pick<Selection, 'anyOf'> => {
  const { anyOf = [] } = listedSelection(filters);
  return { anyOf: moment === undefined ? anyOf : [...anyOf, [{ created_on: { atMost: moment } }]] };
};
