const CELLS = {
  '\t': /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r?\n|\r|$)/y,
  ';': /(?:"((?:[^"]|"")*)"(?=[;\r\n]|$)|([^;\r\n]*))(;|\r?\n|\r|$)/y,
};
type Separator = keyof typeof CELLS;

function cellsBetween(text: string, separator: Separator): string[][] {
  const rows: string[][] = [[]];
  const cell = new RegExp(CELLS[separator]);
  while (cell.lastIndex < text.length) {
    const [, quoted, plain = '', end = ''] = cell.exec(text) ?? [];
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    const isLineEnd = end !== separator && end !== '';
    if (isLineEnd && cell.lastIndex < text.length) rows.push([]);
    if (end === separator && cell.lastIndex === text.length) rows.at(-1)?.push('');
  }
  return rows.filter((row) => row.some((value) => value !== ''));
}

/** Lines with fewer cells may be notes that contain a semicolon. */
const LEAST_WIDTH = 3;

/**
 * Splits clipboard text into rows of cells. Spreadsheets separate cells with tabs and quote those with tabs or line
 * breaks. Lines of a text file may use semicolons; this requires several lines with equal numbers of cells.
 */
export function pastedCells(text: string): string[][] {
  if (text.includes('\t')) return cellsBetween(text, '\t');
  const rows = cellsBetween(text, ';');
  const width = rows[0]?.length ?? 0;
  return rows.length > 1 && width >= LEAST_WIDTH && rows.every((row) => row.length === width)
    ? rows
    : cellsBetween(text, '\t');
}

/** True for more than one cell; the browser handles a single one. */
export function isBlock(text: string): boolean {
  const [first = [], ...more] = pastedCells(text);
  return more.length > 0 || first.length > 1;
}
