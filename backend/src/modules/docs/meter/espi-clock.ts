import { DAY, lastOfMonth, utcDay, weekdayOf, yearOf } from '@lichen/contracts/formats/days';

const HOUR = 3600;

/** Start or end of daylight saving time, as a Green Button file packs it into 32 bits. */
interface Change {
  readonly month: number;
  readonly day: number;
  /** 1 is Monday; 0 if only the day of the month counts. */
  readonly weekday: number;
  /** 0: on the day; 1: the first such weekday from it; 2 to 6: the first to fifth of the month; 7: the last. */
  readonly which: number;
  readonly second: number;
}

function changeOf(hex: string): Change | null {
  if (!/^[\dA-F]{8}$/i.test(hex)) return null;
  const bits = Number.parseInt(hex, 16);
  const part = (from: number, length: number) => Math.floor(bits / 2 ** from) % 2 ** length;
  const change = {
    ...{ month: part(28, 4), which: part(25, 3), day: part(20, 5), weekday: part(17, 3) },
    second: part(12, 5) * HOUR + part(0, 12),
  };
  return change.month >= 1 && change.month <= 12 ? change : null;
}

/** Returns the first given weekday on or after a day, both as UTC midnight in ms. */
const weekdayFrom = (day: number, weekday: number): number => day + ((weekday - weekdayOf(day) + 7) % 7) * DAY;

/** Returns the local time of a change in a year, in seconds since 1970. */
function secondIn(year: number, { month, day, weekday, which, second }: Change): number {
  const first = utcDay(year, month, 1);
  const days: Readonly<Record<number, number>> = {
    0: utcDay(year, month, Math.max(1, day)),
    1: weekdayFrom(utcDay(year, month, Math.max(1, day)), weekday),
    7: weekdayFrom(lastOfMonth(first) - 6 * DAY, weekday),
  };
  return (days[which] ?? weekdayFrom(first, weekday) + (which - 2) * 7 * DAY) / 1000 + second;
}

/** Local clock of a file: the offset from UTC and the shift in summer, both in seconds, and the change rules as hex. */
export interface SaidClock {
  readonly offset: number;
  readonly summer: number;
  readonly begins: string;
  readonly ends: string;
}

/** Returns a function that converts seconds since 1970 in UTC to local time. */
export function clockOf({ offset, summer, begins, ends }: SaidClock): (second: number) => number {
  const [start, end] = [changeOf(begins), changeOf(ends)];
  if (!start || !end || summer === 0) return (second) => second + offset;
  return (second) => {
    const standard = second + offset;
    const year = yearOf(standard * 1000);
    const [from, to] = [secondIn(year, start), secondIn(year, end) - summer];
    const isSummer = from < to ? standard >= from && standard < to : standard >= from || standard < to;
    return isSummer ? standard + summer : standard;
  };
}
