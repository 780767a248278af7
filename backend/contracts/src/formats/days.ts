/** Milliseconds of one calendar day; days are UTC midnights. */
export const DAY = 86_400_000;

export const utcDay = (year: number, month: number, dayOfMonth: number): number =>
  Date.UTC(year, month - 1, dayOfMonth);

export const yearOf = (day: number): number => new Date(day).getUTCFullYear();

/** First and last day of a calendar year. */
export const yearBounds = (year: number): { from: number; to: number } => ({
  from: utcDay(year, 1, 1),
  to: utcDay(year, 12, 31),
});

/** Days of a period, both ends counted. */
export const inclusiveDays = (from: number, to: number): number => Math.round((to - from) / DAY) + 1;

/** The latest calendar day anywhere on earth: what "not in the future" is measured against on the server. */
export const latestToday = (now: number): number => Math.floor((now + 14 * 3_600_000) / DAY) * DAY;
