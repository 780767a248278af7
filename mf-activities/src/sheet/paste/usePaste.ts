import { MOST_ROWS } from '@lichen/contracts/sheet/most-rows';
import { TEXTS } from '@lichen/contracts/text/texts';
import { useT, useNotify, useTn } from '@lichen/kit';
import { useEffect } from 'react';
import type { CellPosition } from '../cell-positions';
import type { useCountedDays } from '../useCountedDays';
import type { OpenSheet } from '../useSheet';
import { isBlock } from './pasted-cells';

/** Loaded after the sheet, because it includes the words of headings in six languages. */
const pastedBlocks = () => import('./pasted-rows');

/** Pastes a block into the sheet and returns true; false for a single cell, which the browser handles. */
export function usePaste(
  { columns, shown, change }: OpenSheet,
  withDays: ReturnType<typeof useCountedDays>['inRows'],
): (place: CellPosition, text: string) => boolean {
  const t = useT();
  const tn = useTn();
  const notify = useNotify();
  useEffect(() => {
    pastedBlocks().catch(() => undefined);
  }, []);

  const take = async (place: CellPosition, text: string) => {
    const { cellsBeyond, pastedRows, unknownHeadings } = await pastedBlocks();
    const rows = pastedRows(text, columns, shown, place.column) ?? [];
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
  };
  return (place, text) => {
    if (!isBlock(text)) return false;
    take(place, text).catch(() => notify(t(TEXTS.unexpected)));
    return true;
  };
}
