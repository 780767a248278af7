import { DAY, dateOf, EARLIEST_YEAR, LATEST_YEAR, monthOf, utcDay, yearOf } from './days';
import { foldLetters } from './fold';
import { LANGUAGES, LOCALE_TAGS, type Language } from '../text/languages';

/** Orders in which day, month and year are written; the year comes first with two digits alone, as with four it is plain. */
export const DAY_ORDERS = ['dmy', 'mdy', 'ymd'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

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
  /^(?:(\d{1,2})(?:er|º)?[. -]+(?:de )?(\p{L}+)[. ,-]+(?:de )?(\d{2}|\d{4})|(\p{L}+)[. -]+(\d{1,2})[, -]+(\d{2}|\d{4}))$/u;

/** No day and no period is written longer; a page of spaces is not looked through for one. */
export const LONGEST_DAY = 100;

const partsOf = (text: string) => IN_PARTS.exec(text) ?? IN_DIGITS.exec(text);

let months: ReadonlyMap<string, number> | undefined;

/** Names of the months, whole and shortened, in every language of the portal. */
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

/** Counted from 1; of a name in any language of the portal, whole or shortened. */
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

/** A written day: `1.10.26`, `01/10/2026`, `2026-10-01`, `01102026`, `1 Oct 2026`; null when it is none. */
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

/** A day of the years 1900 to 2200 as Thailand counts them. */
export const isBuddhistYear = (day: number): boolean => {
  const year = yearOf(day) - BUDDHIST_YEARS_AHEAD;
  return year >= EARLIEST_YEAR && year <= LATEST_YEAR;
};

/** Years in which a record that begins with two digits of its year may lie: most such texts begin with a day. */
const YEARS_BEFORE = 20;
const YEARS_AFTER = 1;

export const isLikelyYear = (day: number, thisYear: number | null): boolean =>
  thisYear !== null && yearOf(day) >= thisYear - YEARS_BEFORE && yearOf(day) <= thisYear + YEARS_AFTER;

/** Days that a text may mean, by the order of its parts; without the year it is read in, none that begins with its own. */
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

/** Between hyphens a year of two digits may stand first in every language, as in `25-09-06`. */
export const mayBeginWithYear = (text: string): boolean => HYPHENS.test(text.trim());

/**
 * Days that a text may mean, written by somebody who is used to an order; of whoever wrote it nothing is known without
 * one. One day is plain, several are never chosen between: whoever reads them asks. The answers for a whole column, and
 * what other days beside it show, are for `parseOrderedDay`.
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

/** The one day that a text means to somebody of a language; null where it is none, or may be two. */
export function parseDay(text: string, language: Language, thisYear: number): number | null {
  const [day, other] = daysMeant(text, dayOrderOf(language), thisYear);
  return day === undefined || other !== undefined ? null : day;
}

/** Orders in which a written day can be read, where the year may come first. */
export const possibleOrders = (text: string, thisYear: number | null): DayOrder[] =>
  Object.keys(readings(text, thisYear)) as DayOrder[];

/**
 * The order that a written day gives away: `31/01/2026` can only begin with the day; null when it is as good in two
 * ways, as `25-09-06` is.
 */
export function orderOf(text: string, thisYear: number | null): DayOrder | null {
  const typed = text.trim();
  if (!partsOf(typed) && !SHORT_YEAR_FIRST.test(typed)) return null;
  const [only, other] = possibleOrders(typed, thisYear);
  return other === undefined ? (only ?? null) : null;
}

/** True when the written date means another day if its parts are swapped. */
export const dependsOnOrder = (text: string, thisYear: number | null): boolean =>
  distinct(readings(text, thisYear)).length > 1;

const SERIAL_1900 = utcDay(1899, 12, 30);
const SERIAL_1904 = utcDay(1904, 1, 1);
/** 9999-12-31 as a spreadsheet counts days. */
const LAST_SERIAL = 2_958_465;

/**
 * The day of a spreadsheet's serial number; null when it is none. The 29th of February 1900, which spreadsheets invented,
 * and the days before it are never a day of an activity.
 */
export function serialDay(serial: number, from1904: boolean): number | null {
  const whole = Math.floor(serial);
  const least = from1904 ? 1 : 61;
  if (!(whole >= least && whole <= LAST_SERIAL)) return null;
  return (from1904 ? SERIAL_1904 : SERIAL_1900) + whole * DAY;
}
