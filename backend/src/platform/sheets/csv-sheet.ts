import { withoutGuard } from '@lichen/contracts/formats/csv';
import { Problem } from '@lichen/contracts/api/problems';
import { parse } from 'csv-parse/sync';
import { decodedWide, wideTextOf } from '../files/wide-text';
import type { SheetRow } from './line-pages';
import { type Sheet, SHEET_LIMITS, SHEET_TEXTS, sheetRefusal } from './sheet';
import { sheetLines } from './sheet-lines';

const DELIMITERS = [',', ';', '\t', '|'] as const;
const LOOKED_AT = 64 * 1024;

/** The text of a file in any of the ways spreadsheets write it: UTF-8, UTF-16, UTF-32, or the Western code page of Windows. */
export function decoded(file: Uint8Array): string {
  const wide = wideTextOf(file);
  if (wide) return decodedWide(file, wide);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}

/** Marks in a line from which on more of them say no more. */
const PIECES_ENOUGH = 3;

/** The mark that cuts the first lines into the same number of pieces, and into most. */
export function delimiterOf(text: string): string {
  const declared = /^sep=(.)\r?\n/i.exec(text)?.[1];
  if (declared) return declared;
  const lines = text
    .slice(0, LOOKED_AT)
    .replace(/"(?:[^"]|"")*"/g, '""')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, 20);
  const score = (mark: string) => {
    const counts = lines.map((line) => line.split(mark).length - 1).sort((a, b) => a - b);
    const middle = counts[Math.floor((counts.length - 1) / 2)] ?? 0;
    // Marks of decimals and of dates stand in most lines too, but not as often in each as what parts the cells.
    const agreeing = counts.filter((count) => count === middle).length;
    return agreeing ** 2 * Math.min(middle, PIECES_ENOUGH) * 1000 + middle;
  };
  return DELIMITERS.reduce((best, mark) => (score(mark) > score(best) ? mark : best));
}

/** Characters of one line of a file, above any honest one; the parser keeps as many columns as a line has. */
const MOST_OF_A_LINE = 1_000_000;

const [LINE_FEED, CARRIAGE_RETURN] = [10, 13];

/** A line ends where the parser ends it: old programs write a carriage return alone. */
function expectLines(text: string): void {
  let from = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (at < text.length && code !== LINE_FEED && code !== CARRIAGE_RETURN) continue;
    if (at - from > MOST_OF_A_LINE) throw sheetRefusal(SHEET_TEXTS.tooMuch);
    from = at + 1;
  }
}

/** Old programs end a file with a mark of theirs, and half a letter is left of a cut one: a line of them is no row. */
const ENDS = new Set(['\0', '\u001a', '\ufffd']);

function withoutEnd(text: string): string {
  let end = text.length;
  while (ENDS.has(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}

/** Hands on the lines of a CSV file one by one. Formulas in it are text and stay text; the portal's own files come back as they were. */
export function csvLines(file: Uint8Array, add: (row: SheetRow) => void): void {
  const text = withoutEnd(decoded(file).replace(/^\ufeff/, ''));
  expectLines(text);
  const delimiter = delimiterOf(text);
  let number = 0;
  const next = (cells: readonly string[]) => {
    number += 1;
    if (number > SHEET_LIMITS.rows + 50) throw sheetRefusal(SHEET_TEXTS.tooManyRows);
    if (cells.length > SHEET_LIMITS.columns) throw sheetRefusal(SHEET_TEXTS.tooManyColumns);
    const shown = cells.map((cell) =>
      cell.trim() === '' ? null : withoutGuard(cell).slice(0, SHEET_LIMITS.cellCharacters),
    );
    add({ number, cells: shown });
    // Nothing of a line is kept by the parser.
    return undefined;
  };
  try {
    parse(text.replace(/^sep=.\r?\n/i, ''), {
      delimiter,
      // Programs that append to a file end its lines in two ways.
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: false,
      max_record_size: MOST_OF_A_LINE,
      on_record: next,
    });
  } catch (error) {
    throw error instanceof Problem ? error : sheetRefusal(SHEET_TEXTS.damaged);
  }
}

/** A CSV file as a sheet. */
export function csvSheet(file: Uint8Array): Sheet {
  const lines = sheetLines();
  csvLines(file, lines.add);
  return lines.sheet([], false);
}
