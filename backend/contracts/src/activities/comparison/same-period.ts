import { addMonths, DAY, dayYearEarlier, firstOfMonth } from '../../formats/days';

/** First and last day, both counted. */
export interface Days {
  readonly from: number;
  readonly to: number;
}

/** Two periods that are laid beside each other. */
export interface ComparedPeriods {
  readonly now: Days;
  readonly before: Days;
}

/** Moves days one year back; 29 February meets the 28th, and a whole month stays whole. */
export const yearEarlier = ({ from, to }: Days): Days => ({ from: addMonths(from, -12), to: dayYearEarlier(to) });

/** The part of a period that lies in months that are over; null where none of them is. */
export function monthsOver({ from, to }: Days, today: number): Days | null {
  const last = Math.min(to, firstOfMonth(today) - DAY);
  return from <= last ? { from, to: last } : null;
}

/**
 * The one rule of like with like: of a period only the months that are over, beside the same months and days a year
 * earlier. A running month would be held against a whole one. Any period will do, a financial year as well as a calendar
 * year. Null where nothing can be compared yet.
 */
export function samePeriod(period: Days, today: number): ComparedPeriods | null {
  const now = monthsOver(period, today);
  return now && { now, before: yearEarlier(now) };
}
