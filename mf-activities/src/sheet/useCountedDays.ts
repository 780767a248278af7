import { periodOf } from '@lichen/contracts/sheet/period-fields';
import { yearOf } from '@lichen/contracts/formats/days';
import { parseDay } from '@lichen/contracts/formats/written-days';
import { useFormat } from '@lichen/kit';
import type { CellPosition } from './cell-positions';
import { lastDayOf, relativeDay } from '../shared/periods';
import type { SheetRow } from './sheet-rows';
import { fieldOf, type OpenSheet } from './useSheet';

type Cells = SheetRow['cells'];

/** Returns the text of the first day if the column is the last day of its period; empty for other columns. */
function ownStart({ form }: OpenSheet, column: string, own: Cells): string {
  const [first, last] = periodOf(form.entity) ?? [];
  return (column === last && own[first ?? '']) || '';
}

/**
 * Returns the texts from which a day may be counted if its own period does not say: the end of the period above, and
 * the day above.
 */
function startsAbove({ form }: OpenSheet, column: string, above: Cells | undefined): string[] {
  const [first, last] = periodOf(form.entity) ?? [];
  return [(column === first && above?.[last ?? '']) || '', above?.[column] ?? ''];
}

/**
 * Converts `+30` and the like to days: in a cell when it loses the focus, in pasted rows at once. By default they count
 * from today.
 */
export function useCountedDays(open: OpenSheet) {
  const { language, day: dayText } = useFormat();
  const isDay = (column: string) => fieldOf(open.form, column)?.kind === 'day';
  const countedText = (column: string, own: Cells, above: Cells | undefined): string | null => {
    const first = parseDay(ownStart(open, column, own), language, yearOf(open.sheet.today));
    const starts = startsAbove(open, column, above).map((start) => parseDay(start, language, yearOf(open.sheet.today)));
    const text = own[column] ?? '';
    const day =
      first === null
        ? relativeDay(text, starts.find((start) => start !== null) ?? open.sheet.today, language)
        : lastDayOf(text, first, language);
    return day === null ? null : dayText(day);
  };
  return {
    inCell: ({ at, column }: CellPosition, text: string): void => {
      const row = open.rows[at];
      if (!row || !isDay(column)) return;
      const counted = countedText(column, { ...row.cells, [column]: text }, open.rows[at - 1]?.cells);
      if (counted !== null) open.change({ type: 'cells', key: row.key, cells: { [column]: counted } });
    },
    inRows: (at: number, rows: readonly Cells[]): Cells[] => {
      const days = open.columns.filter(({ kind }) => kind === 'day');
      const made: Cells[] = [];
      for (const [place, cells] of rows.entries()) {
        const own = { ...cells };
        const above =
          place > 0 ? { ...open.rows[at + place - 1]?.cells, ...made[place - 1] } : open.rows[at - 1]?.cells;
        for (const { name } of days) {
          const counted =
            own[name] === undefined ? null : countedText(name, { ...open.rows[at + place]?.cells, ...own }, above);
          if (counted !== null) own[name] = counted;
        }
        made.push(own);
      }
      return made;
    },
  };
}
