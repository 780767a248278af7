/**
 * Milliseconds of a day. A calendar day is stored as its UTC midnight in milliseconds; months count from 1, and periods
 * include both of their days.
 */
export const DAY = 86_400_000;

/** The Gregorian calendar repeats after 400 years. */
const [CYCLE_YEARS, CYCLE_DAYS] = [400, 146_097];

/** UTC midnight of a date. Months and days may overflow: day 0 is the last day of the previous month. */
export const utcDay = (year: number, month: number, dayOfMonth: number): number =>
  // Date.UTC reads the years 0 to 99 as 1900 to 1999.
  year >= 0 && year < 100
    ? Date.UTC(year + CYCLE_YEARS, month - 1, dayOfMonth) - CYCLE_DAYS * DAY
    : Date.UTC(year, month - 1, dayOfMonth);

/** Range of years that records, filters and date pickers accept. */
export const EARLIEST_YEAR = 1900;
export const LATEST_YEAR = 2200;

/** Earliest year of an activity, the base year of the Kyoto Protocol; an earlier day is a slip. */
export const EARLIEST_ACTIVITY_YEAR = 1990;

/** Records may lie this many calendar years ahead of the current one, as budgets and prepaid bills do. */
export const YEARS_AHEAD = 2;

/** Returns the UTC year of a day in ms. */
export const yearOf = (day: number): number => new Date(day).getUTCFullYear();

/** Month of a day, 1 to 12. */
export const monthOf = (day: number): number => new Date(day).getUTCMonth() + 1;

/** Day of the month, 1 to 31. */
export const dateOf = (day: number): number => new Date(day).getUTCDate();

/** Day of the week: 1 Monday … 7 Sunday, as in ISO 8601. */
export const weekdayOf = (day: number): number => new Date(day).getUTCDay() || 7;

/** Months since year 0; subtract two to get the months between two days. */
export const monthNumber = (day: number): number => yearOf(day) * 12 + monthOf(day) - 1;

/** First day of the month of a day, or of the month `later` months after it. */
export function firstOfMonth(day: number, later = 0): number {
  const date = new Date(day);
  return utcDay(date.getUTCFullYear(), date.getUTCMonth() + 1 + later, 1);
}

/** Returns the last day of the month that the day is in, in ms UTC. */
export const lastOfMonth = (day: number): number => firstOfMonth(day, 1) - DAY;

/** Adds months to a day; falls back to the last day of a shorter month. */
export function addMonths(day: number, months: number): number {
  const first = firstOfMonth(day, months);
  return Math.min(first + (dateOf(day) - 1) * DAY, lastOfMonth(first));
}

/** Moves a day one year back; the last day of a month stays the last, so that February compares with February. */
export const dayYearEarlier = (day: number): number => {
  const earlier = addMonths(day, -12);
  return day === lastOfMonth(day) ? lastOfMonth(earlier) : earlier;
};

/** First and last day of a calendar month; months 0 and 13 belong to the neighbouring years. */
export const monthBounds = (year: number, month: number): { from: number; to: number } => ({
  from: utcDay(year, month, 1),
  to: utcDay(year, month + 1, 0),
});

/** First and last day of a calendar year. */
export const yearBounds = (year: number): { from: number; to: number } => ({
  from: utcDay(year, 1, 1),
  to: utcDay(year, 12, 31),
});

/** Number of days of a period, both ends included. */
export const inclusiveDays = (from: number, to: number): number => Math.round((to - from) / DAY) + 1;

/** The calendar day (UTC) that a moment falls on. */
export const dayAt = (moment: number): number => Math.floor(moment / DAY) * DAY;

/** The latest calendar day anywhere on earth at `now`; the server checks "not in the future" against it. */
export const latestToday = (now: number): number => dayAt(now + 14 * 3_600_000);
