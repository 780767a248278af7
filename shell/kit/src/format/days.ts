import { dayText as dayGiven } from '@lichen/contracts/formats/day-text';
import { DAY, firstOfMonth, utcDay } from '@lichen/contracts/formats/days';
import type { Language } from '@lichen/contracts/text/languages';

const pad = (value: number, length = 2) => String(value).padStart(length, '0');

/** Returns the local calendar date at `now`, as its UTC midnight. */
export function calendarToday(now: number): number {
  const here = new Date(now);
  return utcDay(here.getFullYear(), here.getMonth() + 1, here.getDate());
}

/** Formats a day; an empty text for no day. */
export const dayText = (day: number | null | undefined, language: Language): string =>
  day === null || day === undefined ? '' : dayGiven(day, language);

/** Formats one day, or two with a dash between. */
export function periodText(from: number | null | undefined, to: number | null | undefined, language: Language): string {
  const days = [...new Set([dayText(from, language), dayText(to, language)])].filter(Boolean);
  return days.join(' – ');
}

/** Formats the time of day in the visitor's time zone. */
export function timeText(at: number): string {
  const here = new Date(at);
  return `${pad(here.getHours())}:${pad(here.getMinutes())}`;
}

/** Formats a date and time in the visitor's time zone. */
export const momentText = (at: number, language: Language): string =>
  `${dayText(calendarToday(at), language)} ${timeText(at)}`;

/** Period shortcuts of the filter panel. `All` has no bounds. */
export const PERIOD_SHORTCUTS = ['Today', 'Yesterday', 'Previous 7 days', 'Month so far', 'Last month', 'All'] as const;
export type PeriodShortcut = (typeof PERIOD_SHORTCUTS)[number];

/** First and last day as UTC midnights, both included; null leaves that side open. */
export interface Period {
  from: number | null;
  to: number | null;
}

/** Returns the days of a shortcut; `today` is the UTC midnight of the visitor's day. */
export function shortcutPeriod(shortcut: PeriodShortcut, today: number): Period {
  const periods: Record<PeriodShortcut, Period> = {
    Today: { from: today, to: today },
    Yesterday: { from: today - DAY, to: today - DAY },
    'Previous 7 days': { from: today - 7 * DAY, to: today - DAY },
    'Month so far': { from: firstOfMonth(today), to: today },
    'Last month': { from: firstOfMonth(today, -1), to: firstOfMonth(today) - DAY },
    All: { from: null, to: null },
  };
  return periods[shortcut];
}
