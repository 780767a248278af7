import type { QueryResult } from '@lichen/kit';
import { useState } from 'react';

/**
 * Tells whether the rows on screen belong to the requested list. Another page of the same list counts, because the
 * selection and the total stay valid; placeholder rows of the previous list do not.
 */
export function useIsCurrentList(
  list: string,
  { data, isPlaceholderData }: Pick<QueryResult<unknown>, 'data' | 'isPlaceholderData'>,
) {
  const [arrived, setArrived] = useState<string | null>(null);
  const isHere = data !== undefined && !isPlaceholderData;
  if (isHere && arrived !== list) setArrived(list);
  return isHere || arrived === list;
}
