/** Columns beyond this are ignored; no publisher's file has more. */
const MOST_COLUMNS = 200;
const ABOVE = /^(?:"?#.*\r?\n)+/;

/** A row with the values of its columns by name. */
export interface CsvRow {
  /** Number of the line where the row begins, as an editor shows it. */
  readonly line: number;
  readonly record: Record<string, string>;
}

/** Rows of a file below its line of column names. */
export interface CsvRows {
  readonly names: readonly string[];
  readonly rows: readonly CsvRow[];
  /** Line of an unclosed quote; the text after it is dropped. Null if there is none. */
  readonly unclosed: number | null;
}

/** Returns the rows of a CSV text as records; lines that begin with `#` are the header of the file. */
export const readCsv = (text: string): Record<string, string>[] => csvRows(text).rows.map(({ record }) => record);

/** Returns the rows of a CSV text by column, each with its line number. */
export function csvRows(text: string): CsvRows {
  const above = ABOVE.exec(text)?.[0] ?? '';
  const { lines, unclosed } = cells(text.slice(above.length), above.split('\n').length);
  const names = (lines[0]?.row ?? []).slice(0, MOST_COLUMNS);
  const once = oncePerText();
  const rows = lines.slice(1).map(({ line, row }) => {
    const record: Record<string, string> = {};
    for (let column = 0; column < names.length; column += 1) record[names[column] as string] = once(row[column] ?? '');
    return { line, record };
  });
  return { names, rows, unclosed };
}

/** Shares equal strings, because tables repeat units, regions and labels by the thousand and stay in memory. */
function oncePerText(): (text: string) => string {
  const seen = new Map<string, string>();
  return (text) => {
    const known = seen.get(text);
    if (known === undefined) seen.set(text, text);
    return known ?? text;
  };
}

/** Splits the text into cells; lines without quotes, which are most, are split directly to speed up startup. */
function cells(text: string, first: number) {
  const lines: { line: number; row: string[] }[] = [];
  let begun: string[] = [];
  let line = first - 1;
  for (const written of text.split(/\r?\n/)) {
    line += 1;
    const isQuoted = written.includes('"');
    const turns = isQuoted && isOdd(quotesOf(written));
    if (begun.length > 0 || turns) {
      begun.push(written);
      if (begun.length === 1 || !turns) continue;
      lines.push({ line: line - begun.length + 1, row: quotedCells(begun.join('\n')) });
      begun = [];
    } else if (written !== '') lines.push({ line, row: isQuoted ? quotedCells(written) : written.split(',') });
  }
  return { lines, unclosed: begun.length > 0 ? line - begun.length + 1 : null };
}

const isOdd = (count: number): boolean => count % 2 === 1;

const quotesOf = (line: string): number => line.split('"').length - 1;

/** Returns the index of the next `mark`, or the length of the text. */
const nextOf = (text: string, mark: string, from: number): number => {
  const at = text.indexOf(mark, from);
  return at < 0 ? text.length : at;
};

/** Reads the text in one pass, so that the time grows linearly with the file. */
function quotedCells(text: string): string[] {
  const row: string[] = [];
  for (let at = 0; at <= text.length; ) {
    const isQuoted = text[at] === '"';
    let shut = isQuoted ? nextOf(text, '"', at + 1) : at - 1;
    while (isQuoted && text[shut + 1] === '"') shut = nextOf(text, '"', shut + 2);
    const stop = nextOf(text, ',', shut + 1);
    const quoted = isQuoted ? text.slice(at + 1, shut).replaceAll('""', '"') : '';
    row.push(quoted + text.slice(shut + 1, stop));
    at = stop + 1;
  }
  return row;
}
