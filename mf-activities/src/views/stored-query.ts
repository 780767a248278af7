import { withColumns } from '@lichen/kit';
import { LIST } from '../shared/address/activity-filters';
import { FILTERS_NAME } from '../shared/address/shown-in-address';
import { TOTAL_NAME } from '../shared/address/total-in-address';

/** Query parameters of a momentary state that views do not store. */
const PASSING = ['page', 'open', 'how', 'download', 'bulk', TOTAL_NAME, FILTERS_NAME];

/** Returns the query that a view stores: filters and sorting, with sorted parameter names. */
export function storedQuery(search: URLSearchParams): string {
  const kept = withColumns(search, LIST, null);
  for (const name of PASSING) kept.delete(name);
  kept.sort();
  return kept.toString();
}
