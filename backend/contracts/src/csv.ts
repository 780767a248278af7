/**
 * One cell of a CSV file. Text that a spreadsheet would run as a formula gets an apostrophe in front; numbers stay
 * numbers, negative ones too.
 */
export function csvCell(text: string): string {
  const isFormula = /^[=+\-@\t\r\n]/.test(text) && Number.isNaN(Number(text));
  const safe = isFormula ? `'${text}` : text;
  return /[",\n\r;]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

export const csvLine = (cells: readonly string[]): string => cells.map(csvCell).join(',');

/** Stands at the head of the file and tells spreadsheets that it is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';
