import type { QueryResult } from '@lichen/kit';
import { useState } from 'react';

/**
 * Whether the rows on screen are those of the list that is asked for. Another page of it counts, because it has the same
 * rows and the same number of them; the rows of the list before, which stay until the new ones come, do not.
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
