import { decoded } from '../../../../platform/sheets/csv-sheet';
import { halfHours } from '../../meter/half-hours';
import type { MeterFile } from '../../meter/meter-day';
import { nem12 } from '../../meter/nem12';
import { stampedValues } from '../../meter/stamped-values';

const TYPES = ['text/csv', 'text/plain'];
/** Maximum size; five-minute readings of ten meters over a year are smaller. */
const MOST_BYTES = 12_000_000;
const MOST_LINES = 200_000;
const MOST_CELLS = 320;
const CELL = /\s*(?:"((?:[^"]|"")*)"|([^,;\t]*))(?:[,;\t]|$)/g;

/** Returns the most frequent separator in the first lines. */
function markOf(lines: readonly string[]): string {
  const count = (mark: string) => lines.slice(0, 20).reduce((sum, line) => sum + line.split(mark).length, 0);
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

function cellsOf(line: string, mark: string): string[] {
  if (!line.includes('"')) return line.split(mark);
  return [...line.matchAll(CELL)].map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain);
}

/** Reads meter intervals from a text file; null for any other file. */
export function meterFile(bytes: Uint8Array, contentType: string): MeterFile | null {
  if (!TYPES.includes(contentType) || bytes.byteLength > MOST_BYTES) return null;
  const lines = decoded(bytes)
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/, MOST_LINES)
    .filter((line) => line.trim() !== '');
  const mark = markOf(lines);
  if (lines.slice(0, 20).every((line) => !line.includes(mark))) return null;
  const rows = lines.map((line) => cellsOf(line, mark).slice(0, MOST_CELLS));
  return nem12(rows) ?? halfHours(rows) ?? stampedValues(rows);
}
