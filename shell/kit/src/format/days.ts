import { dayText as dayGiven } from '@lichen/contracts/formats/day-text';
import { DAY, firstOfMonth, utcDay } from '@lichen/contracts/formats/days';
import type { Language } from '@lichen/contracts/text/languages';

const pad = (value: number, length = 2) => String(value).padStart(length, '0');

/** The calendar date a clock shows here, as its UTC midnight. */
export function calendarToday(now: number): number {
  const here = new Date(now);
  return utcDay(here.getFullYear(), here.getMonth() + 1, here.getDate());
}

/** Writes a day, and nothing for no day. */
export const dayText = (day: number | null | undefined, language: Language): string =>
  day === null || day === undefined ? '' : dayGiven(day, language);

/** One day, or two with a dash between. */
export function periodText(from: number | null | undefined, to: number | null | undefined, language: Language): string {
  const days = [...new Set([dayText(from, language), dayText(to, language)])].filter(Boolean);
  return days.join(' – ');
}

/** The time of a moment on the visitor's clock. */
export function timeText(at: number): string {
  const here = new Date(at);
  return `${pad(here.getHours())}:${pad(here.getMinutes())}`;
}

/** A moment on the visitor's clock. */
export const momentText = (at: number, language: Language): string =>
  `${dayText(calendarToday(at), language)} ${timeText(at)}`;

/** The named stretches of the filter panel. `all` has no bounds. */
export const PERIOD_SHORTCUTS = ['Today', 'Yesterday', 'Previous 7 days', 'Month so far', 'Last month', 'All'] as const;
export type PeriodShortcut = (typeof PERIOD_SHORTCUTS)[number];

export interface Period {
  from: number | null;
  to: number | null;
}

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
