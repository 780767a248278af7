import { type Language, LOCALE_TAGS } from '@lichen/contracts/text/languages';
import { utcDay } from '@lichen/contracts/formats/days';
import dayjs from 'dayjs';

/** Names under which antd's locales load dayjs's. */
const NAMES: Readonly<Record<Language, string>> = {
  'en-GB': 'en',
  'en-US': 'en',
  FR: 'fr',
  DE: 'de',
  NO: 'nb',
  ES: 'es',
};

/** 1 January 2023 is a Sunday. */
const sundayOn = (day: number) => utcDay(2023, 1, 1 + day);
const monthAt = (month: number) => utcDay(2023, month + 1, 1);

const named = (language: Language, parts: Intl.DateTimeFormatOptions, count: number, at: (index: number) => number) => {
  const words = new Intl.DateTimeFormat(LOCALE_TAGS[language], { ...parts, timeZone: 'UTC' });
  // Calendar columns are too narrow for the dot of an abbreviation.
  return Array.from({ length: count }, (_, index) => words.format(at(index)).replace(/\.$/, ''));
};

/** Returns the names of days and months in a calendar. Weeks begin on Monday, in the United States on Sunday. */
export function calendarWords(language: Language) {
  return {
    name: NAMES[language],
    weekdays: named(language, { weekday: 'long' }, 7, sundayOn),
    weekdaysMin: named(language, { weekday: 'short' }, 7, sundayOn),
    months: named(language, { month: 'long' }, 12, monthAt),
    monthsShort: named(language, { month: 'short' }, 12, monthAt),
    weekStart: language === 'en-US' ? 0 : 1,
    formats: {},
    relativeTime: {},
    ordinal: String,
  } as const;
}

let spoken: Language | undefined;

/** Sets the language of calendars drawn from now on; dayjs has one locale for the whole page. */
export function speakCalendar(language: Language): void {
  if (spoken === language) return;
  spoken = language;
  dayjs.locale(calendarWords(language), undefined, true);
}
