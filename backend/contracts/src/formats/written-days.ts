import { DAY, dateOf, monthOf, utcDay, yearOf } from './days';
import { foldLetters } from './fold';
import { LANGUAGES, LOCALE_TAGS, type Language } from '../text/languages';

/** Order in which day and month are written. */
export type DayOrder = 'dmy' | 'mdy';

export const dayOrderOf = (language: Language): DayOrder => (language === 'en-US' ? 'mdy' : 'dmy');

const century = (year: number) => (year < 70 ? 2000 + year : 1900 + year);

function realDay(year: number, month: number, date: number): number | null {
  const day = utcDay(year, month, date);
  const isReal = monthOf(day) === month && dateOf(day) === date && yearOf(day) === year;
  return isReal && year >= 1000 ? day : null;
}

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ][\d:.]+Z?)?$/;
const IN_PARTS = /^(\d{1,2})[ ./-](\d{1,2})[ ./-](\d{2}|\d{4})(?:,? \d{1,2}:\d{2}(?::\d{2})?)?$/;
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

/** A written day: `1.10.26`, `01/10/2026`, `2026-10-01`, `01102026`, `1 Oct 2026`; null when it is none. */
export function parseOrderedDay(text: string, order: DayOrder): number | null {
  if (text.length > LONGEST_DAY) return null;
  const typed = text.trim();
  const iso = YEAR_FIRST.exec(typed);
  if (iso) return realDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const parts = partsOf(typed);
  if (!parts) return namedDay(typed);
  const [first, second, last] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const year = parts[3]?.length === 2 ? century(last) : last;
  return order === 'mdy' ? realDay(year, first, second) : realDay(year, second, first);
}

export const parseDay = (text: string, language: Language): number | null =>
  parseOrderedDay(text, dayOrderOf(language));

/**
 * The order that a written day gives away: `31/01/2026` can only begin with the day; null when it is as good both
 * ways.
 */
export function orderOf(text: string): DayOrder | null {
  const parts = partsOf(text.trim());
  if (!parts) return null;
  const [asDay, asMonth] = [parseOrderedDay(text, 'dmy'), parseOrderedDay(text, 'mdy')];
  if ((asDay === null) === (asMonth === null)) return null;
  return asDay === null ? 'mdy' : 'dmy';
}

/** True when the written date means another day if day and month are swapped. */
export const dependsOnOrder = (text: string): boolean => {
  const [asDay, asMonth] = [parseOrderedDay(text, 'dmy'), parseOrderedDay(text, 'mdy')];
  return asDay !== asMonth;
};

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
