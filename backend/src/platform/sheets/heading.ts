import { currencySaid } from '@lichen/contracts/sheet/currency-words';
import { isUnit } from '@lichen/contracts/sheet/unit-words';
import { columnName } from '@lichen/contracts/formats/sheet-cells';
import type { Cell } from '@lichen/contracts/formats/sheet-cells';
import type { SheetRow } from './line-pages';

/** A merged range; rows as numbered by the spreadsheet, columns from 0. */
export interface Merge {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The row with the names of the columns; `headerRow` is its number in the file. */
export interface Heading {
  readonly headers: readonly string[];
  readonly headerRow: number;
  readonly headerCells: readonly Cell[];
  readonly mergedHeaders: readonly string[];
  /** The heading continues in the next line. */
  readonly isDouble: boolean;
}

const isFilled = (cell: Cell | undefined) => cell !== null && cell !== undefined && String(cell).trim() !== '';
/** Counts the filled cells of a row. */
export const filledCells = (row: SheetRow): number => row.cells.filter(isFilled).length;
const addressOf = ({ top, bottom, left, right }: Merge) => `${columnName(left)}${top}:${columnName(right)}${bottom}`;

const isWords = (row: SheetRow | undefined): row is SheetRow =>
  row !== undefined && filledCells(row) >= 2 && row.cells.every((cell) => !isFilled(cell) || typeof cell === 'string');

/**
 * Returns whether the lower line is the second line of a heading: no digits, and text below gaps of the upper line. A
 * data row contains a number or a day.
 */
const fillsGaps = (upper: SheetRow, lower: SheetRow): boolean =>
  lower.cells.every((cell) => !/\d/.test(String(cell ?? ''))) &&
  lower.cells.some((cell, column) => isFilled(cell) && !isFilled(upper.cells[column]));

/** Returns whether the lower line has nothing but units and currencies, below some of the names above it. */
const saysUnits = (upper: SheetRow, lower: SheetRow): boolean =>
  filledCells(upper) > Math.max(1, filledCells(lower)) &&
  lower.cells.some(isFilled) &&
  lower.cells.every((cell, column) => {
    if (!isFilled(cell)) return true;
    const text = String(cell).trim();
    return isFilled(upper.cells[column]) && (isUnit(text) || currencySaid(text) !== null);
  });

/** Returns whether the next line belongs to the heading as well. */
function continues(upper: SheetRow, lower: SheetRow | undefined, across: readonly Merge[]): lower is SheetRow {
  if (lower?.number !== upper.number + 1) return false;
  const under = ({ left, right }: Merge) => lower.cells.slice(left, right + 1).some(isFilled);
  return (isWords(lower) && (across.some(under) || fillsGaps(upper, lower))) || saysUnits(upper, lower);
}

/** Returns the heading. A heading of two lines, such as names above units, is joined to one. */
export function headingOf(upper: SheetRow, lower: SheetRow | undefined, merges: readonly Merge[]): Heading {
  const across = merges.filter(({ top, left, right }) => top === upper.number && right > left);
  const isDouble = continues(upper, lower, across);
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
  return { headers, headerRow: upper.number, headerCells: upper.cells, mergedHeaders: across.map(addressOf), isDouble };
}
