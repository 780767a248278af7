import type { Cell } from '../formats/sheet-cells';
import { type CodeOf, resolveCode } from '../entity/resolve-code';
import { isExactDecimal } from '../entity/schema';
import { stopsOfText } from '../places/stops';
import type { Field } from '../entity/fields';
import { cellFigure, type DecimalMark, parseMarkedNumber } from '../formats/numbers';
import { LATEST_YEAR, yearOf } from '../formats/days';
import { FIELD_TEXTS } from '../text/texts';
import { type DayOrder, daysMeant, isBuddhistYear, parseOrderedDay, serialDay } from '../formats/written-days';
import { fold } from '../formats/fold';
import { currencyOf, isSharedSign } from './currency-words';
import { isOfPercents } from './percent-fields';
import { unitOf } from './unit-words';

/** Conventions in which a sheet's cells are written. */
export interface SheetReading {
  readonly decimal: DecimalMark;
  readonly dayOrder: DayOrder;
  /**
   * Set where the day order is only the usual one: the year in which the cells were written. Ambiguous days are then
   * not read.
   */
  readonly thisYear?: number;
  /** Returns the conventions of a field, where the columns of a sheet are written in different ones. */
  readonly writtenIn?: (field: string) => Partial<Pick<SheetReading, 'decimal' | 'dayOrder' | 'currency'>>;
  /** True when serial day numbers count from 1904, as in old Macintosh workbooks. */
  readonly from1904: boolean;
  /** Currency of amounts without one; ISO 4217. */
  readonly currency: string;
  readonly codeOf: CodeOf;
  /** Returns words for an option of a choice in addition to its own spelling. */
  readonly optionWords?: (option: string) => readonly string[];
}

/** Repair that a cell needs before it can be read. */
export type CellRepair = 'number' | 'day' | 'choice' | 'unit' | 'value';

/** A cell read by its field. A `name` must still be looked up among the company's records. */
export type CellValue =
  | { readonly is: 'empty' }
  | { readonly is: 'value'; readonly value: unknown }
  | { readonly is: 'name'; readonly entity: string; readonly text: string }
  | { readonly is: 'error'; readonly repair: CellRepair; readonly message: string };

const EMPTY: CellValue = { is: 'empty' };
const value = (of: unknown): CellValue => ({ is: 'value', value: of });
const error = (repair: CellRepair, message: string): CellValue => ({ is: 'error', repair, message });

const YES = new Set('yes, y, true, 1, x, on, oui, o, vrai, ja, j, wahr, sant, si, s, verdadero'.split(', '));
const NO = new Set('no, n, false, 0, off, non, faux, nein, falsch, nei, usann, falso'.split(', '));

/** Digits after the fifteenth come from the workbook's binary arithmetic, not from a user. */
const plainNumber = (of: number): number => (isExactDecimal(of, 15) ? of : Number(of.toPrecision(15)));

/** Returns a figure that only its sign surrounds; empty for any other text, which is not a number. */
function figureAlone(text: string): string {
  const { figure, before, after } = cellFigure(text);
  return before || after ? '' : figure;
}

function numberOf(cell: Cell, { decimal }: SheetReading): number | null {
  if (typeof cell === 'number') return plainNumber(cell);
  const plain = parseMarkedNumber(figureAlone(String(cell)), decimal);
  return plain === null ? null : Number(plain);
}

/** A percent sign is accepted in fields of percentages only: 50 % is not an amount. */
const numberCell = (field: Field, cell: Cell, reading: SheetReading): CellValue => {
  const bare = isOfPercents(field) && typeof cell === 'string' ? cell.trim().replace(/%$/, '') : cell;
  const read = numberOf(bare, reading);
  return read === null ? error('number', FIELD_TEXTS.number) : value(read);
};

const SERIAL = /^\d{5}(?:\.\d+)?$/;
/** A workbook date that shows only the month; as a single day it means the first. */
const SHOWN_MONTH = /^\d{4}-\d{2}$/;

function dayCell(cell: Cell, { dayOrder, thisYear, from1904 }: SheetReading): CellValue {
  const text = String(cell).trim();
  const isSerial = typeof cell === 'number' || SERIAL.test(text);
  const written = SHOWN_MONTH.test(text) ? `${text}-01` : text;
  const isUsual = thisYear !== undefined && !isSerial;
  const [usual = null, other] = isUsual ? daysMeant(written, dayOrder, thisYear) : [];
  if (other !== undefined) return error('day', FIELD_TEXTS.unclearDay);
  const settled = isSerial ? serialDay(Number(cell), from1904) : parseOrderedDay(written, dayOrder);
  const day = isUsual ? usual : settled;
  if (day === null) return error('day', FIELD_TEXTS.day);
  // 250906 is a date without separators rather than day 250,906 since 1900.
  if (isSerial) return yearOf(day) > LATEST_YEAR ? error('day', FIELD_TEXTS.unreportedYear) : value(day);
  return isBuddhistYear(day) ? error('day', FIELD_TEXTS.buddhistYear) : value(day);
}

function moneyCell(cell: Cell, reading: SheetReading): CellValue {
  const { figure, before, after } = cellFigure(String(cell));
  const word = before && after ? '' : before || after;
  const said = before || after ? currencyOf(word, reading.currency) : reading.currency;
  const isUnsettled = said === undefined ? figure !== '' && isSharedSign(word) : isSharedSign(said);
  if (isUnsettled) return error('number', FIELD_TEXTS.sharedSign);
  const read = typeof cell === 'number' ? plainNumber(cell) : said === undefined ? null : numberOf(figure, reading);
  return read === null
    ? error('number', FIELD_TEXTS.number)
    : value({ currency: said ?? reading.currency, amount: read });
}

function booleanCell(cell: Cell): CellValue {
  if (typeof cell === 'boolean') return value(cell);
  const word = fold(String(cell));
  return YES.has(word) ? value(true) : NO.has(word) ? value(false) : error('choice', FIELD_TEXTS.boolean);
}

type Words = Readonly<Record<string, string>>;

function choiceCell(options: readonly string[], words: Words, text: string, reading: SheetReading): CellValue {
  const folded = fold(text);
  const spellings = (word: string) => [word, ...(reading.optionWords?.(word) ?? [])];
  const wordsOf = (option: string) => [option, words[option] ?? option].flatMap(spellings);
  const found =
    unitOf(text, options) ?? options.find((option) => wordsOf(option).some((word) => fold(word) === folded));
  return found === undefined ? error('choice', FIELD_TEXTS.choice) : value(found);
}

const listOf = (text: string): string[] =>
  text
    .split(/[;,|\n]/)
    .map((one) => one.trim())
    .filter(Boolean);

/** True for fields whose options are units, which sheets spell in various ways. */
export const isUnitField = (name: string): boolean => name === 'units' || name.endsWith('_units');

/** Reads a cell as a value of its field. Limits of the field are checked later with the whole record. */
export function readCell(field: Field, cell: Cell, reading: SheetReading): CellValue {
  if (cell === null || (typeof cell === 'string' && cell.trim() === '')) return EMPTY;
  const text = typeof cell === 'number' ? String(plainNumber(cell)) : String(cell).trim();
  switch (field.kind) {
    case 'decimal':
    case 'integer':
      return numberCell(field, cell, reading);
    case 'exact': {
      const read = numberOf(cell, reading);
      return read === null ? error('number', FIELD_TEXTS.number) : value(String(read));
    }
    case 'day':
      return dayCell(cell, reading);
    case 'money':
      return moneyCell(cell, reading);
    case 'boolean':
      return booleanCell(cell);
    case 'choice':
      return choiceCell(field.options, field.words ?? {}, field.as?.(text) ?? text, reading);
    case 'roles':
      return choiceCell(field.options, {}, text, reading);
    case 'code': {
      const code = resolveCode(field, text, reading.codeOf);
      return code === undefined ? error('choice', FIELD_TEXTS.choice) : value(code);
    }
    case 'ref':
      return { is: 'name', entity: field.entity, text };
    case 'texts':
      return value(listOf(text));
    case 'stops':
      return value(stopsOfText(text));
    case 'place':
      return value({ name: text });
    case 'text':
    case 'longText':
      return value(text);
    case 'listed':
    case 'instant':
    case 'values':
    case 'json':
      return error('value', FIELD_TEXTS.text);
  }
}
