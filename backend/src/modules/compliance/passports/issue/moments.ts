import { DAY } from '@lichen/contracts/formats/days';

/** Returns a time (ms) in the format of passports, `2026-11-01T08:00:00Z`. */
export const momentOf = (time: number): string => `${new Date(time).toISOString().slice(0, 19)}Z`;
/** Returns a day (UTC midnight in ms) as `2026-11-01`. */
export const dayTextOf = (day: number): string => new Date(day).toISOString().slice(0, 10);
/** Returns the last second of a day in the format of passports. */
export const endOfDay = (day: number): string => momentOf(day + DAY - 1000);
