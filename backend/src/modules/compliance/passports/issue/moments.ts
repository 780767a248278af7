import { DAY } from '@lichen/contracts/formats/days';

/** A moment as passports write it. */
export const momentOf = (time: number): string => `${new Date(time).toISOString().slice(0, 19)}Z`;
export const dayTextOf = (day: number): string => new Date(day).toISOString().slice(0, 10);
/** The last moment of a day. */
export const endOfDay = (day: number): string => momentOf(day + DAY - 1000);
