import type { Cell } from '@lichen/contracts/formats/sheet-cells';
import { filledCells, headingOf, type Merge } from './heading';
import { type LinePage, linePages, linesOf, type SheetRow } from './line-pages';
import { type Sheet, SHEET_TEXTS, sheetRefusal } from './sheet';

/** Returns a function that fills merged cells of the following rows with their text, row by row. */
function spreading(merges: readonly Merge[]) {
  const starting = new Map<number, Merge[]>();
  for (const merge of merges) {
    const there = starting.get(merge.top);
    if (there) there.push(merge);
    else starting.set(merge.top, [merge]);
  }
  // At most one per column, because valid workbooks have no overlapping ranges.
  const open = new Map<number, { text: Cell; bottom: number }>();
  return (row: SheetRow): SheetRow => {
    const cells: Cell[] = [...row.cells];
    for (const [column, { text, bottom }] of open) {
      if (bottom < row.number) open.delete(column);
      else cells[column] = text;
    }
    for (const { left, bottom } of starting.get(row.number) ?? []) {
      const text = row.cells[left];
      // Numbers are not repeated, because they would be counted twice.
      if (typeof text === 'string') open.set(left, { text, bottom });
    }
    return { ...row, cells };
  };
}

function spread(pages: readonly LinePage[], merges: readonly Merge[]): readonly LinePage[] {
  const downwards = merges.filter(({ top, bottom }) => bottom > top);
  if (downwards.length === 0) return pages;
  const next = spreading(downwards);
  const changed = linePages();
  for (const page of pages) for (const row of linesOf(page)) changed.add(next(row));
  return changed.pages();
}

/** Returns whether a row is a note such as "Customer: Harrow"; headings have no colon after their first column. */
const isNote = (row: SheetRow): boolean => {
  const filled = row.cells.filter((cell) => String(cell ?? '').trim() !== '');
  return filled.length === 2 && /:\s*$/.test(String(filled[0]));
};

/**
 * Receives the rows of a sheet one by one and separates the heading from the rows below it. The first row with two
 * filled cells is the heading; rows above it are titles. Without such a row the sheet has one column.
 */
export function sheetLines() {
  const above: SheetRow[] = [];
  const under = linePages();
  let upper: SheetRow | undefined;
  let lower: SheetRow | undefined;
  let [count, emptyRows] = [0, 0];

  /** Returns whether the row has any filled cell; counts empty rows too. */
  const holds = (row: SheetRow): boolean => {
    const isKept = filledCells(row) > 0;
    if (isKept) count += 1;
    else emptyRows += 1;
    return isKept;
  };
  const next = (row: SheetRow): void => {
    if (!lower) lower = row;
    else if (holds(row)) under.add(row);
  };
  const takeOneColumn = (): void => {
    const at = above.findIndex((row) => filledCells(row) === 1);
    upper = above[at];
    if (upper) for (const row of above.slice(at + 1)) next(row);
  };

  return {
    add: (row: SheetRow): void => {
      if (upper) next(row);
      else if (filledCells(row) < 2 || isNote(row)) above.push(row);
      else {
        upper = row;
        above.length = 0;
      }
    },
    /** Returns whether the sheet has columns and a row below their heading; a cover page has one column. */
    isTable: (): boolean => upper !== undefined && lower !== undefined,
    sheet: (merges: readonly Merge[], from1904: boolean, otherSheets: readonly string[] = []): Sheet => {
      if (!upper) takeOneColumn();
      if (!upper) throw sheetRefusal(SHEET_TEXTS.empty);
      const { isDouble, ...heading } = headingOf(upper, lower, merges);
      const first = lower && !isDouble && holds(lower) ? lower : undefined;
      if (count === 0) throw sheetRefusal(SHEET_TEXTS.empty);
      return { ...heading, pages: spread(under.pages(first), merges), count, from1904, emptyRows, otherSheets };
    },
  };
}
