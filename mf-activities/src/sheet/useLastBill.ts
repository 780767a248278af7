import type { Values } from '@lichen/kit';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { lastBill, METERS, nextBillValues } from '../form/meter-bills';
import { textsOf } from './open-texts';
import type { SheetRow } from './sheet-rows';
import type { OpenSheet } from './useSheet';

/** Selects a value that is filled into the focused empty cell, so that typing replaces it. */
function useMarkArrived(): () => void {
  const empty = useRef<HTMLInputElement | null>(null);
  useLayoutEffect(() => {
    const cell = empty.current;
    empty.current = null;
    if (cell?.value && document.activeElement === cell) cell.select();
  });
  return () => {
    const cell = document.activeElement;
    empty.current = cell instanceof HTMLInputElement && cell.value === '' ? cell : null;
  };
}

/** Fills empty cells of a row from the last bill of the meter it names, with the following period. */
export function useLastBill(open: OpenSheet): (at: number, column: string) => Promise<void> {
  const { form, rows, draftOf, change } = open;
  const markArrived = useMarkArrived();
  const asked = useRef(new Set<string>());
  const unknown = useRef(new Map<string, readonly [key: number, column: string]>());

  const recall = async (row: SheetRow | undefined, column: string) => {
    const filter = METERS[column];
    if (!row || row.savedId !== undefined || !filter) return;
    const id = draftOf(row).draft[column];
    const cell = `${row.key} ${column}`;
    if (typeof id !== 'string') return void unknown.current.set(cell, [row.key, column]);
    const question = `${cell} ${id}`;
    if (asked.current.has(question)) return;
    asked.current.add(question);
    // If the request fails, the user types the row.
    const last = await lastBill(form, { [filter]: id }).catch(() => null);
    if (!last) return;
    const next = nextBillValues(form, last as unknown as Values, draftOf(row).given);
    open.keepPlaces(next);
    const cells = textsOf(open, next);
    // Text typed while the request was running is kept.
    markArrived();
    change({ type: 'known', key: row.key, named: { [column]: row.cells[column] ?? '' }, cells });
  };

  // A name can be typed before its list is loaded, so unknown names are looked up again after each load.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what names mean makes an unknown one known
  useEffect(() => {
    const waiting = [...unknown.current.values()];
    unknown.current.clear();
    for (const [key, column] of waiting)
      void recall(
        rows.find((row) => row.key === key),
        column,
      );
  }, [draftOf]);

  return (at, column) => recall(rows[at], column);
}
