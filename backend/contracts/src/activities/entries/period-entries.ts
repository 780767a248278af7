import { DAY, monthBounds, weekdayOf, yearBounds, yearOf } from '../../formats/days';

/** Types of which a person enters a whole week, or a whole year month by month. */
export const PERIOD_TYPES = ['commute', 'home_working_activity'] as const;
export type PeriodType = (typeof PERIOD_TYPES)[number];

/** One entry for each filled day of a week, each filled month of a year, or one for the year. */
export const ENTRY_MODES = ['weekly', 'monthly', 'yearly'] as const;
export type EntryMode = (typeof ENTRY_MODES)[number];

export const ENTERED_OTHERWISE =
  'Some of these days already have entries by week, month or year. Clear those entries first.';

/** Period that one entry covers, first and last day included. */
export interface EntrySlot {
  readonly from: number;
  readonly to: number;
}

const DAYS_OF_WEEK = 7;
const MONTHS = 12;

/** The parts of the period that a day begins (a week) or lies in (a year). */
export function entrySlots(mode: EntryMode, day: number): EntrySlot[] {
  if (mode === 'weekly')
    return Array.from({ length: DAYS_OF_WEEK }, (_, at) => ({ from: day + at * DAY, to: day + at * DAY }));
  const year = yearOf(day);
  if (mode === 'yearly') return [yearBounds(year)];
  return Array.from({ length: MONTHS }, (_, at) => monthBounds(year, at + 1));
}

/**
 * The first day of the week that a day lies in. `firstDay` is of the locale: 1 Monday … 7 Sunday, as ISO 8601 counts.
 */
export function startOfWeek(day: number, firstDay: number): number {
  return day - ((weekdayOf(day) - firstDay + DAYS_OF_WEEK) % DAYS_OF_WEEK) * DAY;
}

interface Counted {
  readonly amount: number;
}

/** True when required entries are missing. Commuting may be empty: an empty week or year clears what was stored. */
export const lacksEntries = (activity: PeriodType, mode: EntryMode, entries: readonly Counted[]): boolean =>
  (activity === 'home_working_activity' || mode === 'monthly') && !entries.some(({ amount }) => amount > 0);
