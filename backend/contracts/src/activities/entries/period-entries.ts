import { DAY, monthBounds, weekdayOf, yearBounds, yearOf } from '../../formats/days';

/** Types that can be entered for a whole week at once, or for a whole year by month. */
export const PERIOD_TYPES = ['commute', 'home_working_activity'] as const;
export type PeriodType = (typeof PERIOD_TYPES)[number];

/** One entry for each filled day of a week, one for each filled month of a year, or one for the year. */
export const ENTRY_MODES = ['weekly', 'monthly', 'yearly'] as const;
export type EntryMode = (typeof ENTRY_MODES)[number];

/** Refusal of entries whose days are already covered in another mode, such as by week and by month. */
export const ENTERED_OTHERWISE =
  'Some of these days already have entries by week, month or year. Clear those entries first.';

/** Period that one entry covers, first and last day included. */
export interface EntrySlot {
  readonly from: number;
  readonly to: number;
}

const DAYS_OF_WEEK = 7;
const MONTHS = 12;

/** Returns the slots of a week that starts on `day`, or of the year that contains it. */
export function entrySlots(mode: EntryMode, day: number): EntrySlot[] {
  if (mode === 'weekly')
    return Array.from({ length: DAYS_OF_WEEK }, (_, at) => ({ from: day + at * DAY, to: day + at * DAY }));
  const year = yearOf(day);
  if (mode === 'yearly') return [yearBounds(year)];
  return Array.from({ length: MONTHS }, (_, at) => monthBounds(year, at + 1));
}

/**
 * Returns the first day of the week that contains `day`. `firstDay` depends on the locale: 1 Monday … 7 Sunday, as in
 * ISO 8601.
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
