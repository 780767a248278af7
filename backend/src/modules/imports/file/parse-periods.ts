import { DAY, utcDay, yearOf } from '@lichen/contracts/formats/days';
import { type DayOrder, LONGEST_DAY, monthNamed, parseOrderedDay } from '@lichen/contracts/formats/written-days';

export interface ParsedPeriod {
  readonly from: number;
  /** The last day, inclusive. */
  readonly to: number;
}

/** A prefix that names the kind of period, as in "Month: Jan 2023". */
const KIND = /^\p{L}+\s*:\s*/u;
const YEAR = /^(?:199|20\d)\d$/;
const NUMBERS = /^(\d{4})[-/. ]?(\d{2}|(?<=[-/. ])\d)$|^(\d{1,2})[-/. ](\d{4})$/;
const QUARTER = /^[QTK]\s*([1-4])[-/. ]*(\d{4})$|^(\d{4})[-/. ]*[QTK]\s*([1-4])$/i;
const NAMED = /^(\p{L}+)\.?[-/., '’]*(\d{4}|\d{2})$|^(\d{4})[-/., ]+(\p{L}+)\.?$/u;

const monthsFrom = (year: number, month: number, count: number): ParsedPeriod | null =>
  year >= 1990 && year < 2100 && month >= 1 && month <= 12
    ? { from: utcDay(year, month, 1), to: utcDay(year, month + count, 1) - DAY }
    : null;

const BETWEEN = /\s+(?:[-–—]|to|bis|au|al|til)\s+|\s*[–—]\s*/iu;
/** A first day without a year, which it shares with the last one, as in `01.01. – 31.01.2025`. */
const WITHOUT_YEAR = /^\d{1,2}([./])\d{1,2}\1?$/;

function writtenRange(text: string, order: DayOrder): ParsedPeriod | null {
  const spaced = text.split(BETWEEN);
  const [first = '', last = '', more] = spaced.length === 2 ? spaced : text.split('-');
  const to = more === undefined ? parseOrderedDay(last, order) : null;
  if (to === null) return null;
  const mark = WITHOUT_YEAR.exec(first)?.[1];
  const whole = mark ? `${first}${first.endsWith(mark) ? '' : mark}${yearOf(to)}` : first;
  const from = parseOrderedDay(whole, order);
  return from !== null && from <= to ? { from, to } : null;
}

/**
 * Parses a month, quarter or year (`Jan 2023`, `2023-01`, `01/2023`, `Q1 2023`, `2023`) or two days separated by a dash
 * (`01.01. – 31.01.2025`); null for anything else.
 */
export function parsePeriod(written: string, order: DayOrder = 'dmy'): ParsedPeriod | null {
  if (written.length > LONGEST_DAY) return null;
  const text = written.trim().replace(KIND, '');
  if (YEAR.test(text)) return monthsFrom(Number(text), 1, 12);
  const quarter = QUARTER.exec(text);
  if (quarter) return monthsFrom(Number(quarter[2] ?? quarter[3]), Number(quarter[1] ?? quarter[4]) * 3 - 2, 3);
  const numbers = NUMBERS.exec(text);
  if (numbers) return monthsFrom(Number(numbers[1] ?? numbers[4]), Number(numbers[2] ?? numbers[3]), 1);
  const named = NAMED.exec(text);
  if (!named) return writtenRange(text, order);
  const year = named[2] ?? named[3] ?? '';
  const month = monthNamed(named[1] ?? named[4] ?? '');
  return month === undefined ? null : monthsFrom(Number(year.length === 2 ? `20${year}` : year), month, 1);
}
