import { addMonths, dateOf, DAY, inclusiveDays, monthNumber } from '@lichen/contracts/formats/days';
import { foldAccents } from '@lichen/contracts/formats/fold';
import type { Language } from '@lichen/contracts/text/languages';

type Unit = 'day' | 'week' | 'month' | 'year';

const ENGLISH: Readonly<Record<string, Unit>> = { d: 'day', w: 'week', m: 'month', y: 'year' };

/**
 * First letters of day, week, month and year. The letter of the language takes precedence over English: `j` is a day in
 * French.
 */
const LETTERS: Readonly<Record<Language, Readonly<Record<string, Unit>>>> = {
  'en-GB': ENGLISH,
  'en-US': ENGLISH,
  FR: { ...ENGLISH, j: 'day', s: 'week', m: 'month', a: 'year' },
  DE: { ...ENGLISH, t: 'day', w: 'week', m: 'month', j: 'year' },
  NO: { ...ENGLISH, d: 'day', u: 'week', m: 'month', a: 'year' },
  ES: { ...ENGLISH, d: 'day', s: 'week', m: 'month', a: 'year' },
};

const RECKONED = /^([+\-−])\s*(\d{1,4})\s*([a-z]?)$/;

interface Reckoned {
  readonly count: number;
  readonly unit: Unit;
}

/** Parses `+30`, `-1w` or, in German, `+1j`; null for any other text. */
function reckoned(text: string, language: Language): Reckoned | null {
  const [, sign, digits, letter] = RECKONED.exec(foldAccents(text.trim())) ?? [];
  const unit = letter ? LETTERS[language][letter] : 'day';
  return sign === undefined || !unit ? null : { count: Number(digits) * (sign === '+' ? 1 : -1), unit };
}

function counted({ count, unit }: Reckoned, from: number): number {
  if (unit === 'month' || unit === 'year') return addMonths(from, count * (unit === 'year' ? 12 : 1));
  return from + count * (unit === 'week' ? 7 : 1) * DAY;
}

/** Returns the day that `+30`, `-1w` or `+1m` means relative to another day; null for any other text. */
export function relativeDay(text: string, from: number, language: Language): number | null {
  const asked = reckoned(text, language);
  return asked && counted(asked, from);
}

/**
 * Returns the last day of the period that `+1w`, `+1m` or `+1y` means from its first day, for whole weeks, months and
 * years: `+1m` of 1 January is 31 January. A number of days is added as it is; null for any other text.
 */
export function lastDayOf(text: string, first: number, language: Language): number | null {
  const asked = reckoned(text, language);
  const day = asked && counted(asked, first);
  if (day === null || day <= first || asked?.unit === 'day') return day;
  // A month too short for the day ends on its own last day.
  const isCutShort = asked?.unit !== 'week' && dateOf(day) < dateOf(first);
  return isCutShort ? day : day - DAY;
}

/** First and last day, both included. */
export interface FullPeriod {
  from: number;
  to: number;
}

/**
 * Returns the number of whole months in a period; 0 unless it starts on the first and ends on the last day of a month.
 */
function wholeMonths({ from, to }: FullPeriod): number {
  const after = to + DAY;
  return dateOf(from) === 1 && dateOf(after) === 1 ? monthNumber(after) - monthNumber(from) : 0;
}

/** Returns the period that follows, with as many whole months or otherwise as many days. */
export function nextPeriod(period: FullPeriod): FullPeriod {
  const from = period.to + DAY;
  const months = wholeMonths(period);
  if (months > 0) return { from, to: addMonths(from, months) - DAY };
  return { from, to: from + (inclusiveDays(period.from, period.to) - 1) * DAY };
}
