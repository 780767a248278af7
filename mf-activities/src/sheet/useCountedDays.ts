import { parseDay } from '@lichen/contracts/written-days';
import { useFormat } from '@lichen/kit';
import type { CellPlace } from './cell-places';
import { periodOf } from './memory';
import { reckonedDay } from './periods';
import type { SheetRow } from './sheet-rows';
import { fieldOf, type OpenSheet } from './useSheet';

/** Texts that may say what a day is counted from: the start of its own period, the end of the one above, the day above. */
function startsOf({ form, rows }: OpenSheet, { at, column }: CellPlace): string[] {
  const [first, last] = periodOf(form) ?? [];
  const text = (row: SheetRow | undefined, name: string | undefined) => (name ? (row?.cells[name] ?? '') : '');
  const near = column === last ? text(rows[at], first) : column === first ? text(rows[at - 1], last) : '';
  return [near, text(rows[at - 1], column)];
}

/** Makes a day of `+30` and the like as soon as its cell is left; without another day it counts from today. */
export function useCountedDays(open: OpenSheet): (place: CellPlace, text: string) => void {
  const { language, day: dayText } = useFormat();
  return (place, text) => {
    const row = open.rows[place.at];
    if (!row || fieldOf(open.form, place.column)?.kind !== 'day') return;
    const starts = startsOf(open, place).map((start) => parseDay(start, language));
    const day = reckonedDay(text, starts.find((start) => start !== null) ?? open.sheet.today);
    if (day !== null) open.change({ type: 'cells', key: row.key, cells: { [place.column]: dayText(day) } });
  };
}
