/** Rows of a CSV text as records; lines that begin with `#` are the header of the file. */
export function readCsv(text: string): Record<string, string>[] {
  const [names = [], ...rows] = cells(text.replace(/^(?:"?#.*\r?\n)+/, ''));
  return rows.map((row) => {
    const record: Record<string, string> = {};
    for (let column = 0; column < names.length; column += 1) record[names[column] as string] = row[column] ?? '';
    return record;
  });
}

/** Most lines hold no quote and are simply split: the tables are read whenever the portal starts. */
function cells(text: string): string[][] {
  const rows: string[][] = [];
  let begun = '';
  for (const line of text.split(/\r?\n/)) {
    const whole = begun === '' ? line : `${begun}\n${line}`;
    const isQuoted = whole.includes('"');
    begun = isQuoted && quotesOf(whole) % 2 === 1 ? whole : '';
    if (begun === '' && whole !== '') rows.push(isQuoted ? quotedCells(whole) : whole.split(','));
  }
  return rows;
}

const quotesOf = (line: string): number => line.split('"').length - 1;

function quotedCells(line: string): string[] {
  const row: string[] = [];
  for (const [, quoted, plain = '', end] of line.matchAll(/(?:"((?:[^"]|"")*)"|([^",]*))(,|$)/g)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '') break;
  }
  return row;
}
