import { useT, useTell } from '@lichen/kit';
import type { CellPlace } from './cell-places';
import { pastedRows } from './pasted-rows';
import { MOST_ROWS } from './sheet-rows';
import type { OpenSheet } from './useSheet';

/** Takes a pasted block into the sheet and answers true; a single cell is left to the browser. */
export function usePaste({ columns, shown, change }: OpenSheet): (place: CellPlace, text: string) => boolean {
  const t = useT();
  const tell = useTell();
  return (place, text) => {
    const rows = pastedRows(text, columns, shown, place.column);
    if (!rows) return false;
    change({ type: 'paste', at: place.at, rows });
    if (place.at + rows.length > MOST_ROWS)
      tell(t('Only {count} rows fit here. Import the file instead.', { count: MOST_ROWS }));
    return true;
  };
}
