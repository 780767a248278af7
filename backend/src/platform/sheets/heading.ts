import { columnName } from '@lichen/contracts/cells';
import type { Cell } from '@lichen/contracts/cells';
import { type Sheet, SHEET_TEXTS, sheetRefusal, type SheetRow } from './sheet';

/** Cells that a workbook shows as one; rows as the person counts them, columns from 0. */
export interface Merge {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

const isFilled = (cell: Cell | undefined) => cell !== null && cell !== undefined && String(cell).trim() !== '';
const filled = (row: SheetRow) => row.cells.filter(isFilled).length;
const addressOf = ({ top, bottom, left, right }: Merge) => `${columnName(left)}${top}:${columnName(right)}${bottom}`;

/** The first line with two filled cells is the heading; what stands above it is a title. */
function headingAt(rows: readonly SheetRow[]): number {
  const found = rows.findIndex((row) => filled(row) >= 2);
  return found >= 0 ? found : rows.findIndex((row) => filled(row) === 1);
}

const isWords = (row: SheetRow | undefined): row is SheetRow =>
  row !== undefined && filled(row) >= 2 && row.cells.every((cell) => !isFilled(cell) || typeof cell === 'string');

/** Texts that one cell spans are meant for every row beside it; amounts are not, or they would count twice. */
function spread(rows: readonly SheetRow[], merges: readonly Merge[]): SheetRow[] {
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  const changed = new Map<number, Cell[]>();
  for (const { top, bottom, left } of merges) {
    const text = byNumber.get(top)?.cells[left];
    if (typeof text !== 'string' || bottom === top) continue;
    for (let number = top + 1; number <= bottom; number += 1) {
      const row = byNumber.get(number);
      if (!row) continue;
      const cells = changed.get(number) ?? [...row.cells];
      cells[left] = text;
      changed.set(number, cells);
    }
  }
  return rows.map((row) => ({ ...row, cells: changed.get(row.number) ?? row.cells }));
}

/** Separates the heading from the lines under it. A heading of two lines, the upper one merged, becomes one. */
export function withHeading(all: readonly SheetRow[], merges: readonly Merge[], from1904: boolean): Sheet {
  const at = headingAt(all);
  const upper = all[at];
  if (!upper) throw sheetRefusal(SHEET_TEXTS.empty);
  const across = merges.filter(({ top, left, right }) => top === upper.number && right > left);
  const lower = all[at + 1];
  const under = (merge: Merge) => lower?.cells.slice(merge.left, merge.right + 1).some(isFilled);
  const isDouble = across.some(under) && isWords(lower) && lower.number === upper.number + 1;
  const width = Math.max(
    upper.cells.length,
    isDouble ? lower.cells.length : 0,
    ...across.map(({ right }) => right + 1),
  );
  const headers = Array.from({ length: width }, (_, column) => {
    const own = upper.cells[column];
    const merge = across.find(({ left, right }) => left <= column && column <= right);
    const above = isFilled(own) ? own : merge ? upper.cells[merge.left] : null;
    const texts = isDouble ? [above, lower.cells[column]] : [above];
    return texts
      .filter(isFilled)
      .map((cell) => String(cell).trim())
      .join(' ')
      .slice(0, 200);
  });
  const body = all.slice(at + (isDouble ? 2 : 1));
  const rows = spread(body, merges).filter((row) => filled(row) > 0);
  if (rows.length === 0) throw sheetRefusal(SHEET_TEXTS.empty);
  return {
    headers,
    headerRow: upper.number,
    rows,
    from1904,
    mergedHeaders: across.map(addressOf),
    emptyRows: body.length - rows.length,
  };
}
