import { addMonths, DAY, dayYearEarlier, firstOfMonth } from '../../formats/days';

/** A period in UTC midnights (ms); the first and the last day are included. */
export interface Days {
  readonly from: number;
  readonly to: number;
}

/** Two periods that are compared. */
export interface ComparedPeriods {
  readonly now: Days;
  readonly before: Days;
}

/** Moves a period one year back; 29 February becomes the 28th, and whole months stay whole. */
export const yearEarlier = ({ from, to }: Days): Days => ({ from: addMonths(from, -12), to: dayYearEarlier(to) });

/** Tells whether a month of a period is not over yet, so that the period is less than a whole one beside it. */
export const isRunning = ({ to }: Days, today: number): boolean => to >= firstOfMonth(today);

/** Returns the part of a period in months that are over; null where no month is. */
export function monthsOver({ from, to }: Days, today: number): Days | null {
  const last = Math.min(to, firstOfMonth(today) - DAY);
  return from <= last ? { from, to: last } : null;
}

/**
 * Returns the months of a period that are over and the same days a year earlier; null where nothing can be compared
 * yet. A running month is left out because it would be compared with a whole one. Works for financial years as well as
 * calendar years.
 */
export function samePeriod(period: Days, today: number): ComparedPeriods | null {
  const now = monthsOver(period, today);
  return now && { now, before: yearEarlier(now) };
}
