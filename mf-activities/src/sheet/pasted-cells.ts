/** Cells of what a spreadsheet puts on the clipboard: tabs between them, quotes around those that hold tabs or lines. */
export function pastedCells(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r?\n|\r|$)/y;
  while (cell.lastIndex < text.length) {
    const [, quoted, plain = '', end = ''] = cell.exec(text) ?? [];
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    const isLineEnd = end !== '\t' && end !== '';
    if (isLineEnd && cell.lastIndex < text.length) rows.push([]);
    if (end === '\t' && cell.lastIndex === text.length) rows.at(-1)?.push('');
  }
  return rows.filter((row) => row.some((value) => value !== ''));
}
