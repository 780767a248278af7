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

/** Fewer cells in a line may be a note with a semicolon in it. */
const LEAST_WIDTH = 3;

/**
 * Cells of what a spreadsheet puts on the clipboard: tabs between them, quotes around those that hold tabs or lines.
 * Lines copied out of a text file may have semicolons instead: then there are several lines, and every
 * one has as many.
 */
export function pastedCells(text: string): string[][] {
  if (text.includes('\t')) return cellsBetween(text, '\t');
  const rows = cellsBetween(text, ';');
  const width = rows[0]?.length ?? 0;
  return rows.length > 1 && width >= LEAST_WIDTH && rows.every((row) => row.length === width)
    ? rows
    : cellsBetween(text, '\t');
}

/** More than one cell: a single one is left to the browser. */
export function isBlock(text: string): boolean {
  const [first = [], ...more] = pastedCells(text);
  return more.length > 0 || first.length > 1;
}
