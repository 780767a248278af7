import { daysMeant, mayBeginWithYear, monthNamed, parseOrderedDay } from '@lichen/contracts/formats/written-days';
import { lastOfMonth, utcDay } from '@lichen/contracts/formats/days';
import type { Segment } from '../../layout/segments';
import type { Conventions } from '../conventions';
import { periodBetween } from './period-between';
import type { Token, TokenValue } from './token';

/** Returns a UTC midnight as `2026-01-31`. */
export const dayText = (day: number): string => new Date(day).toISOString().slice(0, 10);

const MONTH = '\\p{L}{3,10}\\.?';
const NUMERIC = '\\d{1,2}[./-]\\s?\\d{1,2}[./-]\\s?(?:\\d{4}|\\d{2})(?!\\d)';
const ISO = '\\d{4}(?:-\\d{2}-|/\\d{2}/)\\d{2}(?![\\d/])';
const NAMED = `\\d{1,2}(?:st|nd|rd|th|er|º)?\\.?[ -](?:de )?${MONTH}[ ,-]{1,2}(?:de(?:l)? )?(?:\\d{4}|\\d{2})(?!\\d)`;
const NAMED_FIRST = `\\p{L}{3,10}\\.? \\d{1,2}(?:st|nd|rd|th)?(?: ?,)? \\d{4}(?!\\d)`;
const DAY = new RegExp(
  `(?:(?<![\\p{L}\\d.,/-])|(?<=[./]\\d{4}[-–]))(?:${ISO}|${NUMERIC}|${NAMED}|${NAMED_FIRST})`,
  'gu',
);
/** `01.10. – 31.10.2026`, `1 - 31 October 2026`: the first date leaves out what the second contains. */
const SHORT_RANGE = new RegExp(
  `(?<![\\p{L}\\d.,/-])(\\d{1,2})(?:er|st|nd|rd|th)?[.]?(?:[./](\\d{1,2})[.]?|\\s(${MONTH}))?\\s?(?:-|–|—|to|bis|au|à|al|a|til|until)\\s?(${NUMERIC}|${NAMED})`,
  'gu',
);
/** `January 30 to February 27, 2026`, `Jan 3 - 30, 2026`. */
const MONTH_FIRST_RANGE = new RegExp(
  `(?<![\\p{L}\\d.,/-])(${MONTH}) (\\d{1,2})(?:st|nd|rd|th)?,?\\s?(?:-|–|—|to|through|thru|until)\\s?(?:(${NAMED_FIRST})|(\\d{1,2}(?:st|nd|rd|th)?,? \\d{4}(?!\\d)))`,
  'gu',
);
/** `Jan 14 to Feb 13`, `14 Jan - 13 Feb`: the year is printed elsewhere. */
const YEARLESS_RANGE = new RegExp(
  `(?<![\\p{L}\\d.,/-])(?:(${MONTH}) (\\d{1,2})\\s?(?:-|–|—|to|through|thru)\\s?(${MONTH}) (\\d{1,2})|(\\d{1,2})\\.? (${MONTH})\\s?(?:-|–|—|to|bis|au|al?|til)\\s?(\\d{1,2})\\.? (${MONTH}))(?![\\p{L}\\d]|,? ?\\d)`,
  'gu',
);
const MONTH_ALONE = new RegExp(
  `(?<![\\p{L}\\d/.-])(?:(${MONTH})(?: de)? (\\d{4})|(0[1-9]|1[0-2])[/](20\\d{2}))(?![\\d/.-])`,
  'gu',
);
/** Matches the words between the two dates of a period. */
export const CONNECTOR =
  /^[\s,]*(?:-|–|—|−|to|until|till|through|thru|bis|bis zum|bis einschließlich|au|jusqu['’]au|à|al|a|hasta|hasta el|til|til og med|t\.?o\.?m\.?|and|and ending|und|et|y|og)[\s:]*(?:(?:the|le|el|den|dem|zum)\s)?$/i;

/** Matches a connector after a first date whose second date may be cut off. */
export const OPEN_END =
  /^\s?(?:-|–|—|to|until|through|bis|au|à|al|a|hasta|til)(?:\s\d{1,2}(?:\.|er)?(?:\s(?:de\s)?\p{L}+\.?(?:\sde)?)?)?$/iu;

const clean = (text: string): string =>
  text
    .replace(/(\d)(?:st|nd|rd|th|er|º)\b/i, '$1')
    .replace(/\bdel?\b /gi, '')
    .replace(/([./-])\s/g, '$1')
    .replace(/(\d)\.(?=[ -]\p{L})/u, '$1');

interface Read {
  readonly value: string;
  readonly otherwise?: string;
}

const [FIRST_DAY, LAST_DAY] = [utcDay(1990, 1, 1), utcDay(2100, 1, 1)];

const SHORT_YEAR = /^\d{1,2}([./])\d{1,2}\1\d{2}$/;
/** Maximum age in years of a document, from which a two-digit number at the start of a date is no year. */
const OLDEST = 5;

/** Returns the days that `14/11/26` may mean: the year is last, unless only another order gives a recent day. */
function endingWithYear(text: string, thisYear: number): readonly number[] {
  const all = daysMeant(text, null, thisYear);
  const recent = all.filter((day) => Math.abs(Number(dayText(day).slice(0, 4)) - thisYear) <= OLDEST);
  return recent.length > 0 ? recent : all;
}

function daysOf(text: string, { dayOrder, hyphenOrder, thisYear }: Conventions): readonly number[] {
  const isShown = hyphenOrder !== null && mayBeginWithYear(text);
  const shown = isShown ? parseOrderedDay(text, hyphenOrder) : null;
  if (shown !== null) return [shown];
  if (dayOrder === null && SHORT_YEAR.test(text)) return endingWithYear(text, thisYear);
  const meant = daysMeant(text, dayOrder, thisYear);
  return meant.length > 0 ? meant : daysMeant(text, null, thisYear);
}

function readDay(raw: string, conventions: Conventions): Read | null {
  const days = daysOf(clean(raw), conventions).filter((day) => day >= FIRST_DAY && day <= LAST_DAY);
  const [day, other] = [days[0], days.at(-1)];
  if (day === undefined || other === undefined) return null;
  return other === day ? { value: dayText(day) } : { value: dayText(day), otherwise: dayText(other) };
}

const token = (
  segment: Segment,
  kind: 'date' | 'period',
  start: number,
  raw: string,
  value: TokenValue,
  otherwise?: TokenValue,
): Token => ({
  kind,
  segment,
  start,
  end: start + raw.length,
  raw,
  value,
  ...(otherwise === undefined ? {} : { otherwise }),
});

function shortRanges(segment: Segment, conventions: Conventions): Token[] {
  return [...segment.text.matchAll(SHORT_RANGE)].flatMap((found) => {
    const to = readDay(found[4] ?? '', conventions);
    if (!to || to.otherwise) return [];
    const [year = '', monthOfTo = ''] = to.value.split('-');
    const named = found[3] === undefined ? undefined : monthNamed(found[3]);
    if (found[3] !== undefined && named === undefined) return [];
    const month = named ?? (found[2] === undefined ? Number(monthOfTo) : Number(found[2]));
    const startsBefore = month > Number(monthOfTo);
    const from = utcDay(Number(year) - (startsBefore ? 1 : 0), month, Number(found[1]));
    const value = { from: dayText(from), to: to.value };
    return value.from < value.to && month <= 12 ? [token(segment, 'period', found.index, found[0], value)] : [];
  });
}

function monthFirstRanges(segment: Segment, conventions: Conventions): Token[] {
  return [...segment.text.matchAll(MONTH_FIRST_RANGE)].flatMap((found) => {
    const [whole, name = '', day = '', end, rest] = found;
    const month = monthNamed(name);
    const to = readDay(end ?? `${name} ${rest}`, conventions);
    if (month === undefined || !to || to.otherwise) return [];
    const [year = '', monthOfTo = ''] = to.value.split('-');
    const from = utcDay(Number(year) - (month > Number(monthOfTo) ? 1 : 0), month, Number(day));
    const value = { from: dayText(from), to: to.value };
    return value.from < value.to ? [token(segment, 'period', found.index, whole, value)] : [];
  });
}

function yearlessRanges(segment: Segment, year: number | null): Token[] {
  if (year === null) return [];
  return [...segment.text.matchAll(YEARLESS_RANGE)].flatMap((found) => {
    const [whole, first, day, last, end, dayOf, firstOf, endOf, lastOf] = found;
    const [from, to] = [monthNamed(first ?? firstOf ?? ''), monthNamed(last ?? lastOf ?? '')];
    if (from === undefined || to === undefined) return [];
    const begun = utcDay(from > to ? year - 1 : year, from, Number(day ?? dayOf));
    const value = { from: dayText(begun), to: dayText(utcDay(year, to, Number(end ?? endOf))) };
    return value.from < value.to ? [token(segment, 'period', found.index, whole, value)] : [];
  });
}

function monthsAlone(segment: Segment): Token[] {
  return [...segment.text.matchAll(MONTH_ALONE)].flatMap((found) => {
    const month = found[3] === undefined ? monthNamed(found[1] ?? '') : Number(found[3]);
    const year = Number(found[2] ?? found[4]);
    if (month === undefined || year < 1990 || year > 2100) return [];
    const from = utcDay(year, month, 1);
    const value = { from: dayText(from), to: dayText(lastOfMonth(from)) };
    return [token(segment, 'period', found.index, found[0], value)];
  });
}

const overlaps = (a: Token, b: Token): boolean => a.start < b.end && b.start < a.end;

/** Returns a period for each two neighbouring dates with a connector between them. */
function ranges(days: readonly Token[], text: string): Token[] {
  return days.flatMap((first, index) => {
    const second = days[index + 1];
    if (!second || !CONNECTOR.test(text.slice(first.end, second.start))) return [];
    const period = rangeOf(first, second);
    return period ? [{ ...period, end: second.end, raw: text.slice(first.start, second.end) }] : [];
  });
}

/** Returns the period between two written dates; null if they are in the wrong order. */
export function rangeOf(first: Token, second: Token): Token | null {
  const found = periodBetween(first, second);
  return found && token(first.segment, 'period', first.start, first.raw, found.value, found.otherwise);
}

/** Returns the dates and periods in a segment. */
export function dayTokens(segment: Segment, conventions: Conventions): Token[] {
  const days = [...segment.text.matchAll(DAY)].flatMap((found) => {
    const read = readDay(found[0], conventions);
    return read ? [token(segment, 'date', found.index, found[0], read.value, read.otherwise)] : [];
  });
  const whole = ranges(days, segment.text);
  const yearless = yearlessRanges(segment, conventions.year ?? null);
  const short = [...shortRanges(segment, conventions), ...monthFirstRanges(segment, conventions), ...yearless].filter(
    (each) => !whole.some((other) => overlaps(each, other)),
  );
  const periods = [...whole, ...short];
  const single = days.filter((day) => !periods.some((period) => overlaps(day, period)));
  const months = monthsAlone(segment).filter((each) => ![...periods, ...single].some((other) => overlaps(each, other)));
  return [...periods, ...single, ...months].sort((a, b) => a.start - b.start);
}
