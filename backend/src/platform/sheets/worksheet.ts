import type { Cell } from '@lichen/contracts/formats/sheet-cells';
import { serialDay } from '@lichen/contracts/formats/written-days';
import type { Merge } from './heading';
import type { SheetRow } from './line-pages';
import { SHEET_LIMITS, SHEET_TEXTS, sheetRefusal } from './sheet';
import type { NumberStyle } from './workbook-parts';
import { readXml, type XmlHandlers } from './xml-part';
import type { ZipParts } from './zip-parts';

/** Shared strings and styles that cells refer to. */
export interface WorksheetContext {
  readonly strings: readonly string[];
  readonly numberStyles: readonly NumberStyle[];
  readonly from1904: boolean;
  /** Most characters kept of a cell. */
  readonly cellCharacters: number;
}

/** Facts about a sheet that are known once all its rows are read. */
export interface Worksheet {
  /** Number of rows passed on. */
  readonly count: number;
  readonly merges: readonly Merge[];
}

interface CellPosition {
  readonly row: number;
  readonly column: number;
}

/** Parses `C12` to a row counted from 1 and a column counted from 0; null if invalid. */
function placeOf(address: string): CellPosition | null {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(address.trim()) ?? [];
  if (!letters || !digits) return null;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { row: Number(digits), column };
}

const LAST_COLUMN = SHEET_LIMITS.columns - 1;

/** Parses a merged range, limited to the columns of a sheet: a title across all 16,384 does not create columns. */
function mergeOf(range: string): Merge | null {
  const [from, to] = range.split(':').map(placeOf);
  if (!from || !to || from.column > LAST_COLUMN) return null;
  return { top: from.row, bottom: to.row, left: from.column, right: Math.min(to.column, LAST_COLUMN) };
}

/** Formats a day as `2026-01-31` and a month as `2026-01`, so that workbook days and written ones are parsed alike. */
const isoDay = (day: number) => new Date(day).toISOString().slice(0, 10);

/**
 * Formats a number so that it reads the same with either decimal separator: three decimals could be a group of digits.
 */
export function plainFigure(number: number): string {
  const text = String(Number(number.toPrecision(15)));
  return /^-?\d+\.\d{3}$/.test(text) ? `${text}0` : text;
}

const isNumber = (text: string) => text !== '' && Number.isFinite(Number(text));

/** Returns a cell's value; of a formula the saved result, never the formula. */
function cellOf(
  type: string,
  style: number,
  text: string,
  { strings, numberStyles, from1904 }: WorksheetContext,
): Cell {
  if (text === '') return null;
  if (type === 's') return strings[Number(text)] ?? null;
  if (type === 'b') return text === '1';
  if (type === 'd') return text.slice(0, 10);
  if (type === 'str' || type === 'inlineStr' || type === 'e' || !isNumber(text)) return text;
  const number = Number(text);
  const shown = numberStyles[style] ?? null;
  if (shown === 'percent') return `${plainFigure(number * 100)} %`;
  if (typeof shown === 'object' && shown) return `${plainFigure(number)} ${shown.beside}`;
  const day = shown ? serialDay(number, from1904) : null;
  if (day === null) return number;
  return shown === 'month' ? isoDay(day).slice(0, 7) : isoDay(day);
}

/** Returns the row number: the stated one if it is larger than the previous, otherwise the next. */
function numberAfter(before: number, said: string | undefined): number {
  const own = /^\d{1,7}$/.test(said ?? '') ? Number(said) : 0;
  return own > before ? own : before + 1;
}

interface Open {
  type: string;
  style: number;
  column: number;
  text: string;
}

/** Passes on the rows of a sheet while unpacking it; throws at the first exceeded limit. */
export async function worksheet(
  zip: ZipParts,
  part: string,
  around: WorksheetContext,
  add: (row: SheetRow) => void,
): Promise<Worksheet> {
  let rows = 0;
  const most = around.cellCharacters;
  const merges: Merge[] = [];
  let cells: Cell[] = [];
  let number = 0;
  let next = 0;
  let count = 0;
  let looked = 0;
  let merged = 0;
  let lines = 0;
  let open: Open | null = null;
  let isTaken = false;
  let isHidden = false;

  const openCell = (attributes: Readonly<Record<string, string>>) => {
    // A cell without an address follows the previous one, even if that is empty.
    const column = placeOf(attributes['r'] ?? '')?.column ?? next;
    next = column + 1;
    looked += 1;
    if (looked > SHEET_LIMITS.cellsLookedAt) throw sheetRefusal(SHEET_TEXTS.tooMuch);
    return { type: attributes['t'] ?? 'n', style: Number(attributes['s'] ?? -1), column, text: '' };
  };
  const closeCell = (of: Open) => {
    const value = cellOf(of.type, of.style, of.text, around);
    if (value === null || (typeof value === 'string' && value.trim() === '')) return;
    if (of.column > LAST_COLUMN) throw sheetRefusal(SHEET_TEXTS.tooManyColumns);
    count += 1;
    if (count > SHEET_LIMITS.cells) throw sheetRefusal(SHEET_TEXTS.tooMuch);
    while (cells.length < of.column) cells.push(null);
    cells[of.column] = value;
  };

  const handlers: XmlHandlers = {
    open: (tag, attributes) => {
      if (tag === 'row') {
        lines += 1;
        if (lines > SHEET_LIMITS.linesLookedAt) throw sheetRefusal(SHEET_TEXTS.tooManyRows);
        number = numberAfter(number, attributes['r']);
        isHidden = ['1', 'true'].includes(attributes['hidden'] ?? '');
        cells = [];
        next = 0;
      } else if (tag === 'c') open = openCell(attributes);
      else if (tag === 'mergeCell') {
        merged += 1;
        if (merged > SHEET_LIMITS.merges) throw sheetRefusal(SHEET_TEXTS.tooMuch);
        const merge = mergeOf(attributes['ref'] ?? '');
        if (merge) merges.push(merge);
      }
      isTaken = tag === 'v' || tag === 't';
    },
    text: (text) => {
      if (open && isTaken && open.text.length < most) open.text += text.slice(0, most - open.text.length);
    },
    close: (tag) => {
      if (tag === 'v' || tag === 't') isTaken = false;
      if (tag === 'c' && open) {
        closeCell(open);
        open = null;
      }
      if (tag !== 'row') return;
      if (rows > SHEET_LIMITS.rows + 50) throw sheetRefusal(SHEET_TEXTS.tooManyRows);
      // Programs store formatted rows far below the last filled one; these are not counted.
      if (cells.length === 0) return;
      add(isHidden ? { number, cells, hidden: true } : { number, cells });
      rows += 1;
    },
  };
  await readXml(await zip.open(part), handlers, SHEET_LIMITS.sheetElements);
  return { count: rows, merges };
}
