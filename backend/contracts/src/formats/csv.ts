import type { Cell } from './sheet-cells';

const FORMULA = /^[=+\-@\t\r\n]/;

/**
 * One cell of a CSV file. Text that a spreadsheet would run as a formula gets an apostrophe in front; numbers stay
 * numbers, negative ones too.
 */
export function csvCell(text: string): string {
  const isFormula = FORMULA.test(text) && Number.isNaN(Number(text));
  const safe = isFormula ? `'${text}` : text;
  return /[",\n\r;]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

/** Removes the apostrophe that `csvCell` put in front. */
export const withoutGuard = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;

/** A number that may as well be grouped digits: `1.234` is a thousand where a comma stands before the fraction. */
const IN_TWO_WAYS = /^-?\d{1,3}\.\d{3}$/;

/** Text of a cell that reads back unchanged, whatever decimal separator the next reader uses. */
export function csvText(cell: Cell | undefined): string {
  const text = String(cell ?? '');
  return typeof cell === 'number' && IN_TWO_WAYS.test(text) ? `${text}0` : text;
}

export const csvLine = (cells: readonly string[]): string => cells.map(csvCell).join(',');

/** Stands at the head of the file and tells spreadsheets that it is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';
