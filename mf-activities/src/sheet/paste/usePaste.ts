import { MOST_ROWS } from '@lichen/contracts/sheet/most-rows';
import { useT, useNotify, useTn } from '@lichen/kit';
import type { CellPosition } from '../cell-positions';
import { cellsBeyond, pastedRows, unknownHeadings } from './pasted-rows';
import type { useCountedDays } from '../useCountedDays';
import type { OpenSheet } from '../useSheet';

/** Takes a pasted block into the sheet and answers true; a single cell is left to the browser. */
export function usePaste(
  { columns, shown, change }: OpenSheet,
  withDays: ReturnType<typeof useCountedDays>['inRows'],
): (place: CellPosition, text: string) => boolean {
  const t = useT();
  const tn = useTn();
  const notify = useNotify();
  return (place, text) => {
    const rows = pastedRows(text, columns, shown, place.column);
    if (!rows) return false;
    change({ type: 'paste', at: place.at, rows: withDays(place.at, rows) });
    if (place.at + rows.length > MOST_ROWS)
      notify(t('Only {count} rows fit here. Import the file instead.', { count: MOST_ROWS }));
    const unknown = unknownHeadings(text, columns);
    if (unknown.length > 0) notify(t('No matching column for {headings}; skipped', { headings: unknown.join(', ') }));
    const beyond = cellsBeyond(text, columns, shown, place.column);
    if (beyond > 0)
      notify(
        tn(
          beyond,
          '{count} cell did not fit into the visible columns. Show its column and paste again.',
          '{count} cells did not fit into the visible columns. Show their columns and paste again.',
        ),
      );
    return true;
  };
}
