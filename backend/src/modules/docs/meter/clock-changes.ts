import { DAY, lastOfMonth, utcDay, weekdayOf } from '@lichen/contracts/formats/days';

const MINUTES_OF_A_DAY = 1440;
const HOUR = 60;

const [MARCH, APRIL, SEPTEMBER, OCTOBER, NOVEMBER] = [3, 4, 9, 10, 11] as const;

/** Returns the n-th Sunday of a month, or the last one if `nth` is 0, as UTC midnight in ms. */
function sunday(year: number, month: number, nth: number): number {
  const first = utcDay(year, month, 1);
  const firstSunday = first + ((7 - weekdayOf(first)) % 7) * DAY;
  if (nth > 0) return firstSunday + (nth - 1) * 7 * DAY;
  const last = lastOfMonth(first);
  return last - (weekdayOf(last) % 7) * DAY;
}

/** Sundays of clock changes in Europe, North America, Australia and New Zealand. */
const changesOf = (year: number) => ({
  shorter: [sunday(year, MARCH, 0), sunday(year, MARCH, 2), sunday(year, OCTOBER, 1), sunday(year, SEPTEMBER, 0)],
  longer: [sunday(year, OCTOBER, 0), sunday(year, NOVEMBER, 1), sunday(year, APRIL, 1)],
});

/** Returns the possible lengths of a day in minutes, the usual one first. */
export function minutesOfDay(day: string, isLocal: boolean): readonly number[] {
  if (!isLocal) return [MINUTES_OF_A_DAY];
  const { shorter, longer } = changesOf(Number(day.slice(0, 4)));
  const at = Date.parse(day);
  if (shorter.includes(at)) return [MINUTES_OF_A_DAY, MINUTES_OF_A_DAY - HOUR];
  return longer.includes(at) ? [MINUTES_OF_A_DAY, MINUTES_OF_A_DAY + HOUR] : [MINUTES_OF_A_DAY];
}
