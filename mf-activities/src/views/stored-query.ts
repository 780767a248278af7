import { withColumns } from '@lichen/kit';
import { LIST } from '../shared/address/activity-filters';
import { FILTERS_NAME } from '../shared/address/shown-in-address';
import { TOTAL_NAME } from '../shared/address/total-in-address';

/** Parts of the address that belong to a moment, not to a view. */
const PASSING = ['page', 'open', 'how', 'download', 'bulk', TOTAL_NAME, FILTERS_NAME];

/** The query of the address as a view keeps it: the same narrowing and order, in one order of names. */
export function storedQuery(search: URLSearchParams): string {
  const kept = withColumns(search, LIST, null);
  for (const name of PASSING) kept.delete(name);
  kept.sort();
  return kept.toString();
}
