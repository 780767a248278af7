import { withoutGuard } from '@lichen/contracts/formats/csv';
import { Problem } from '@lichen/contracts/api/problems';
import { parse } from 'csv-parse/sync';
import { decodedWide, wideTextOf } from '../files/wide-text';
import type { SheetRow } from './line-pages';
import { type Sheet, SHEET_LIMITS, SHEET_TEXTS, sheetRefusal } from './sheet';
import { sheetLines } from './sheet-lines';
import { windowsText } from './windows-text';

const DELIMITERS = [',', ';', '\t', '|'] as const;
const LOOKED_AT = 64 * 1024;

/** Decodes a file in any encoding that spreadsheets write: UTF-8, UTF-16, UTF-32, or Windows-1252. */
export function decoded(file: Uint8Array): string {
  const wide = wideTextOf(file);
  if (wide) return decodedWide(file, wide);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return windowsText(file);
  }
}

/** Delimiters per line beyond which more are no further evidence. */
const PIECES_ENOUGH = 3;

/** Returns the delimiter that splits the first lines into the same number of cells, and into most. */
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
    // Decimal and date separators also occur in most lines, but their number per line varies more.
    const agreeing = counts.filter((count) => count === middle).length;
    return agreeing ** 2 * Math.min(middle, PIECES_ENOUGH) * 1000 + middle;
  };
  return DELIMITERS.reduce((best, mark) => (score(mark) > score(best) ? mark : best));
}

/** Most characters of a line; limits memory, because the parser keeps as many columns as a line has. */
const MOST_OF_A_LINE = 1_000_000;

const [LINE_FEED, CARRIAGE_RETURN] = [10, 13];

/** Throws for a line that is too long. Lines end as the parser ends them; old programs write only a carriage return. */
function expectLines(text: string): void {
  let from = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (at < text.length && code !== LINE_FEED && code !== CARRIAGE_RETURN) continue;
    if (at - from > MOST_OF_A_LINE) throw sheetRefusal(SHEET_TEXTS.tooMuch);
    from = at + 1;
  }
}

/**
 * Characters of a last line that is not a row: end-of-file marks of old programs, and half a character of a cut file.
 */
const ENDS = new Set(['\0', '\u001a', '\ufffd']);

function withoutEnd(text: string): string {
  let end = text.length;
  while (ENDS.has(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}

/**
 * Passes on the lines of a CSV file one by one. Formulas stay text; files exported by the portal are read back
 * unchanged.
 */
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
    // The parser need not keep the line.
    return undefined;
  };
  try {
    parse(text.replace(/^sep=.\r?\n/i, ''), {
      delimiter,
      // Files that programs append to may have mixed line ends.
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

/** Reads a CSV file as a sheet. */
export function csvSheet(file: Uint8Array): Sheet {
  const lines = sheetLines();
  csvLines(file, lines.add);
  return lines.sheet([], false);
}
