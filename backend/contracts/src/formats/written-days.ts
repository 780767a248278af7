import { DAY, dateOf, EARLIEST_YEAR, LATEST_YEAR, monthOf, utcDay, yearOf } from './days';
import { foldLetters } from './fold';
import { LANGUAGES, LOCALE_TAGS, type Language } from '../text/languages';

/** Orders of day, month and year. `ymd` is for years of two digits; with four digits the order is obvious. */
export const DAY_ORDERS = ['dmy', 'mdy', 'ymd'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

/** Returns the order of day and month in dates of the language, where a date leaves it open. */
export const dayOrderOf = (language: Language): DayOrder => (language === 'en-US' ? 'mdy' : 'dmy');

const century = (year: number) => (year < 70 ? 2000 + year : 1900 + year);

function realDay(year: number, month: number, date: number): number | null {
  const day = utcDay(year, month, date);
  const isReal = monthOf(day) === month && dateOf(day) === date && yearOf(day) === year;
  return isReal && year >= 1000 ? day : null;
}

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ][\d:.]+Z?)?$/;
const IN_PARTS = /^(\d{1,2})[ ./-](\d{1,2})[ ./-](\d{2}|\d{4})(?:,? \d{1,2}:\d{2}(?::\d{2})?)?$/;
const SHORT_YEAR_FIRST = /^(\d{2})[ ./-](\d{1,2})[ ./-](\d{1,2})(?:,? \d{1,2}:\d{2}(?::\d{2})?)?$/;
const IN_DIGITS = /^(\d{2})(\d{2})(\d{4})$/;
const NAMED =
  /^(?:(\d{1,2})(?:er|\.?º|st|nd|rd|th)?[. -]+(?:(?:de|of) )?(\p{L}+)[. ,-]+(?:de )?(\d{2}|\d{4})|(\p{L}+)[. -]+(\d{1,2})(?:st|nd|rd|th)?[, -]+(\d{2}|\d{4}))$/u;

/** Longest text that is parsed as a day or period, in characters. */
export const LONGEST_DAY = 100;

const partsOf = (text: string) => IN_PARTS.exec(text) ?? IN_DIGITS.exec(text);

let months: ReadonlyMap<string, number> | undefined;

/** Returns the long and short month names in every language of the portal. */
function monthNames(): ReadonlyMap<string, number> {
  if (months) return months;
  const found = new Map<string, number>();
  for (const language of LANGUAGES)
    for (const month of ['long', 'short'] as const) {
      const names = new Intl.DateTimeFormat(LOCALE_TAGS[language], { month, timeZone: 'UTC' });
      for (let at = 0; at < 12; at += 1) found.set(foldLetters(names.format(utcDay(2026, at + 1, 15))), at + 1);
    }
  for (const [name, month] of [...found]) {
    const start = name.slice(0, 3);
    const isItsOwn = [...found].every(([other, its]) => !other.startsWith(start) || its === month);
    if (isItsOwn) found.set(start, month);
  }
  months = found;
  return found;
}

/** Month from its long or short name in any language of the portal, 1 to 12. */
export const monthNamed = (name: string): number | undefined => monthNames().get(foldLetters(name));

function namedDay(text: string): number | null {
  const named = NAMED.exec(text);
  if (!named) return null;
  const month = monthNamed(named[2] ?? named[4] ?? '');
  const year = named[3] ?? named[6] ?? '';
  return month === undefined
    ? null
    : realDay(year.length === 2 ? century(Number(year)) : Number(year), month, Number(named[1] ?? named[5]));
}

function shortYearFirst(typed: string): number | null {
  const parts = SHORT_YEAR_FIRST.exec(typed);
  return parts && realDay(century(Number(parts[1])), Number(parts[2]), Number(parts[3]));
}

/**
 * Parses a date such as `1.10.26`, `01/10/2026`, `2026-10-01`, `01102026` or `1 Oct 2026`; null when it is not a date.
 */
export function parseOrderedDay(text: string, order: DayOrder): number | null {
  if (text.length > LONGEST_DAY) return null;
  const typed = text.trim();
  const iso = YEAR_FIRST.exec(typed);
  if (iso) return realDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  if (order === 'ymd') return shortYearFirst(typed) ?? namedDay(typed);
  const parts = partsOf(typed);
  if (!parts) return namedDay(typed);
  const [first, second, last] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const year = parts[3]?.length === 2 ? century(last) : last;
  return order === 'mdy' ? realDay(year, first, second) : realDay(year, second, first);
}

const BUDDHIST_YEARS_AHEAD = 543;

/** True for a day whose year is 1900 to 2200 in the Thai Buddhist calendar. */
export const isBuddhistYear = (day: number): boolean => {
  const year = yearOf(day) - BUDDHIST_YEARS_AHEAD;
  return year >= EARLIEST_YEAR && year <= LATEST_YEAR;
};

/**
 * Years before and after the current one in which a date that begins with a two-digit year is likely; most such texts
 * begin with a day.
 */
const YEARS_BEFORE = 20;
const YEARS_AFTER = 1;

/** True for a day in a year that a current document would print; false without `thisYear`. */
export const isLikelyYear = (day: number, thisYear: number | null): boolean =>
  thisYear !== null && yearOf(day) >= thisYear - YEARS_BEFORE && yearOf(day) <= thisYear + YEARS_AFTER;

/** Returns the days that a text may mean, by order; without `thisYear`, year first only where nothing else fits. */
function readings(text: string, thisYear: number | null): Partial<Record<DayOrder, number>> {
  const typed = text.trim();
  const [asDay, asMonth] = [parseOrderedDay(typed, 'dmy'), parseOrderedDay(typed, 'mdy')];
  const asYear = shortYearFirst(typed);
  const isLikely = asYear !== null && isLikelyYear(asYear, thisYear);
  return {
    ...(asDay === null ? {} : { dmy: asDay }),
    ...(asMonth === null ? {} : { mdy: asMonth }),
    ...(asYear !== null && (isLikely || (asDay === null && asMonth === null)) ? { ymd: asYear } : {}),
  };
}

const distinct = (days: Readonly<Partial<Record<DayOrder, number>>>): number[] => [...new Set(Object.values(days))];

const HYPHENS = /^\d{2}-\d{1,2}-\d{2}(?!\d)/;

/** In every language a two-digit year may come first between hyphens, as in `25-09-06`. */
export const mayBeginWithYear = (text: string): boolean => HYPHENS.test(text.trim());

/**
 * Returns the days that a text may mean to a writer who is used to an order; null for an unknown writer. One day is
 * certain; with several the caller must ask. For an order agreed for a whole column use `parseOrderedDay`.
 */
export function daysMeant(text: string, order: DayOrder | null, thisYear: number | null): number[] {
  if (text.length > LONGEST_DAY) return [];
  const all = readings(text, thisYear);
  if (order === null) return distinct(all);
  const usual = parseOrderedDay(text, order);
  if (usual === null) return all.ymd === undefined ? [] : distinct(all);
  const isOpen = all.ymd !== undefined && all.ymd !== usual && mayBeginWithYear(text);
  return isOpen ? [usual, all.ymd as number] : [usual];
}

/** Returns the day that a text means in a language; null when it is not a date, or ambiguous. */
export function parseDay(text: string, language: Language, thisYear: number): number | null {
  const [day, other] = daysMeant(text, dayOrderOf(language), thisYear);
  return day === undefined || other !== undefined ? null : day;
}

/** Orders in which a date can be read, year first included. */
export const possibleOrders = (text: string, thisYear: number | null): DayOrder[] =>
  Object.keys(readings(text, thisYear)) as DayOrder[];

/** Returns the order that a date reveals, as `31/01/2026` does; null when two orders fit, as in `25-09-06`. */
export function orderOf(text: string, thisYear: number | null): DayOrder | null {
  const typed = text.trim();
  if (!partsOf(typed) && !SHORT_YEAR_FIRST.test(typed)) return null;
  const [only, other] = possibleOrders(typed, thisYear);
  return other === undefined ? (only ?? null) : null;
}

/** True when the text is a different day in another order. */
export const dependsOnOrder = (text: string, thisYear: number | null): boolean =>
  distinct(readings(text, thisYear)).length > 1;

const SERIAL_1900 = utcDay(1899, 12, 30);
const SERIAL_1904 = utcDay(1904, 1, 1);
/** Serial number of 9999-12-31 in spreadsheets. */
const LAST_SERIAL = 2_958_465;

/**
 * Converts a spreadsheet's serial number to a day; null when it is out of range. 29 February 1900, which spreadsheets
 * invented, and earlier days are refused.
 */
export function serialDay(serial: number, from1904: boolean): number | null {
  const whole = Math.floor(serial);
  const least = from1904 ? 1 : 61;
  if (!(whole >= least && whole <= LAST_SERIAL)) return null;
  return (from1904 ? SERIAL_1904 : SERIAL_1900) + whole * DAY;
}
