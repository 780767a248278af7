/** A calendar day is the millisecond of its UTC midnight; months count from 1. Periods include both of their days. */
export const DAY = 86_400_000;

/** The Gregorian calendar repeats after so many years, which have so many days. */
const [CYCLE_YEARS, CYCLE_DAYS] = [400, 146_097];

/** Months and days of the month may run over: day 0 is the last of the month before. */
export const utcDay = (year: number, month: number, dayOfMonth: number): number =>
  // Date.UTC takes the years 0 to 99 for those of the 20th century.
  year >= 0 && year < 100
    ? Date.UTC(year + CYCLE_YEARS, month - 1, dayOfMonth) - CYCLE_DAYS * DAY
    : Date.UTC(year, month - 1, dayOfMonth);

/** The years that records and questions are about; what a person picks or enters lies within them. */
export const EARLIEST_YEAR = 1900;
export const LATEST_YEAR = 2200;

/** Calendar years after the present one that records of what happens may reach, as budgets and prepaid bills do. */
export const YEARS_AHEAD = 2;

export const yearOf = (day: number): number => new Date(day).getUTCFullYear();

/** 1 to 12. */
export const monthOf = (day: number): number => new Date(day).getUTCMonth() + 1;

/** 1 to 31. */
export const dateOf = (day: number): number => new Date(day).getUTCDate();

/** 1 Monday … 7 Sunday, as ISO 8601 counts. */
export const weekdayOf = (day: number): number => new Date(day).getUTCDay() || 7;

/** Months since the year 0: the difference of two is how many months one day lies after the other. */
export const monthNumber = (day: number): number => yearOf(day) * 12 + monthOf(day) - 1;

/** First day of the month that a day lies in, or of the month so many later. */
export function firstOfMonth(day: number, later = 0): number {
  const date = new Date(day);
  return utcDay(date.getUTCFullYear(), date.getUTCMonth() + 1 + later, 1);
}

export const lastOfMonth = (day: number): number => firstOfMonth(day, 1) - DAY;

/** Adds months to a day; the last day of the month where it has no such date. */
export function addMonths(day: number, months: number): number {
  const first = firstOfMonth(day, months);
  return Math.min(first + (dateOf(day) - 1) * DAY, lastOfMonth(first));
}

/** Moves a day one year back; the last day of a month stays the last, so that February is compared with February. */
export const dayYearEarlier = (day: number): number => {
  const earlier = addMonths(day, -12);
  return day === lastOfMonth(day) ? lastOfMonth(earlier) : earlier;
};

/** First and last day of a calendar month; months before January and after December belong to the years beside. */
export const monthBounds = (year: number, month: number): { from: number; to: number } => ({
  from: utcDay(year, month, 1),
  to: utcDay(year, month + 1, 0),
});

/** First and last day of a calendar year. */
export const yearBounds = (year: number): { from: number; to: number } => ({
  from: utcDay(year, 1, 1),
  to: utcDay(year, 12, 31),
});

/** Days of a period, both ends counted. */
export const inclusiveDays = (from: number, to: number): number => Math.round((to - from) / DAY) + 1;

/** The calendar day (UTC) that a moment falls on. */
export const dayAt = (moment: number): number => Math.floor(moment / DAY) * DAY;

/** The latest calendar day anywhere on earth: what "not in the future" is measured against on the server. */
export const latestToday = (now: number): number => dayAt(now + 14 * 3_600_000);
