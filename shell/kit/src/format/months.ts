import { DAY, dateOf, yearBounds, yearOf } from '@lichen/contracts/formats/days';
import { type Language, LOCALE_TAGS } from '@lichen/contracts/text/languages';
import { periodText } from './days';

export type MonthStyle = 'short' | 'long';

const made = new Map<string, Intl.DateTimeFormat>();

/** Cached, because creating a formatter takes longer than using it a hundred times. */
function formatOf(language: Language, month: MonthStyle, isYearSaid: boolean): Intl.DateTimeFormat {
  const key = `${language} ${month} ${isYearSaid}`;
  const known = made.get(key);
  if (known) return known;
  const year = isYearSaid ? ({ year: 'numeric' } as const) : {};
  const format = new Intl.DateTimeFormat(LOCALE_TAGS[language], { month, timeZone: 'UTC', ...year });
  made.set(key, format);
  return format;
}

/** Returns the name of a day's month, without the year. */
export const monthName = (day: number, language: Language, style: MonthStyle): string =>
  formatOf(language, style, false).format(day);

/** True if the days are the first and last of one calendar year. */
export const isWholeYear = (from: number, to: number): boolean => {
  const year = yearBounds(yearOf(from));
  return year.from === from && year.to === to;
};

/** Formats a period by its months, `2025` or `Jan–Oct 2025`; by its days if it cuts a month. */
export function monthsText(from: number, to: number, language: Language, style: MonthStyle = 'short'): string {
  if (isWholeYear(from, to)) return String(yearOf(from));
  const isWhole = dateOf(from) === 1 && dateOf(to + DAY) === 1;
  return isWhole ? formatOf(language, style, true).formatRange(from, to) : periodText(from, to, language);
}
