import type { Values } from '@lichen/kit';
import { useRef } from 'react';
import { lastBill, METERS } from './last-bill';
import { following } from './memory';
import { textsOf } from './open-texts';
import type { OpenSheet } from './useSheet';

/** Fills what a row leaves empty from the last bill of the meter it names, with the period that follows it. */
export function useLastBill(open: OpenSheet): (at: number, column: string) => Promise<void> {
  const { form, rows, draftOf, change } = open;
  const asked = useRef(new Set<string>());
  return async (at, column) => {
    const row = rows[at];
    const [filter, id] = [METERS[column], row && draftOf(row).draft[column]];
    const question = `${row?.key} ${column} ${String(id)}`;
    if (!row || row.savedId !== undefined || !filter || typeof id !== 'string' || asked.current.has(question)) return;
    asked.current.add(question);
    // Without an answer the row is simply typed.
    const last = await lastBill(form, { [filter]: id }).catch(() => null);
    if (!last) return;
    const cells = textsOf(open, following(form, last as unknown as Values, draftOf(row).given));
    // Whoever typed on while the answer was on its way keeps every word.
    change({ type: 'known', key: row.key, named: { [column]: row.cells[column] ?? '' }, cells });
  };
}
