import { activity } from '@lichen/contracts/activities/list/activity.entity';
import type { ActivityQuery } from '@lichen/contracts/activities/list/activity-query';
import { goneFilters } from '../../../platform/engine/known-values';
import { type Query, selectionOf } from '../../../platform/engine/list-query';
import type { ServedCall } from '../../../platform/module';
import type { Selection } from '../../../platform/store/sql';

/** Filters of a body as the address of the list has them. */
export const queryOf = (filters: ActivityQuery): Query =>
  Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, Array.isArray(value) ? value : [value]]));

type Asking = Pick<Parameters<ServedCall['handle']>[0], 'read' | 'entities'>;

/** Filters by records that are not there, as the list of activities tells them; what never was an id is refused. */
export const goneInQuery = ({ read, entities }: Asking, query: Query): Promise<string[]> =>
  goneFilters({ read, entityOf: (name) => entities().find((each) => each.name === name) }, activity, query);

/** One value or several of an input, or none, as a list has them. */
const some = (value: string | string[] | undefined): string[] => (value === undefined ? [] : [value].flat());

/** The same of an answer that is narrowed by locations alone: what it says of those that are not there. */
export async function goneLocations(asking: Asking, locations: string | string[] | undefined) {
  const gone = await goneInQuery(asking, { locations: some(locations) });
  return gone.length > 0 ? { gone } : {};
}

/** The activities that the filters of a body keep, all of them; an unknown filter is refused by name. */
export const listedSelection = (filters: ActivityQuery): Pick<Selection, 'anyOf'> => ({
  anyOf: selectionOf(activity, queryOf(filters)).anyOf,
});

/** Filtered selection, restricted to activities that existed at an instant, if one is given. */
export const selectionSnapshot = (filters: ActivityQuery, moment: number | undefined): Pick<Selection, 'anyOf'> => {
  const { anyOf = [] } = listedSelection(filters);
  return { anyOf: moment === undefined ? anyOf : [...anyOf, [{ created_on: { atMost: moment } }]] };
};
