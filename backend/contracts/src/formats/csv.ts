import type { Cell } from './sheet-cells';

const FORMULA = /^[=+\-@\t\r\n]/;

/**
 * Returns a CSV cell. Text that a spreadsheet would run as a formula gets a leading apostrophe; numbers, also negative
 * ones, stay as they are.
 */
export function csvCell(text: string): string {
  const isFormula = FORMULA.test(text) && Number.isNaN(Number(text));
  const safe = isFormula ? `'${text}` : text;
  return /[",\n\r;]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

/** Removes the leading apostrophe that `csvCell` added. */
export const withoutGuard = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;

/** A number whose dot may be read as a thousands separator: `1.234` is 1234 where the decimal separator is a comma. */
const IN_TWO_WAYS = /^-?\d{1,3}\.\d{3}$/;

/** Text of a cell that is read back unchanged, whatever decimal separator the reader uses. */
export function csvText(cell: Cell | undefined): string {
  const text = String(cell ?? '');
  return typeof cell === 'number' && IN_TWO_WAYS.test(text) ? `${text}0` : text;
}

/** Returns the cells as one line of CSV, quoted where needed; without a line break. */
export const csvLine = (cells: readonly string[]): string => cells.map(csvCell).join(',');

/** First character of a file; tells spreadsheets that it is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';
