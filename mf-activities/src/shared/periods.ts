import { addMonths, dateOf, DAY, inclusiveDays, monthNumber } from '@lichen/contracts/formats/days';

const RECKONED = /^([+\-−])\s*(\d{1,4})\s*([dwmy]?)$/i;

/** The day that `+30`, `-1w` or `+1m` means when it is counted from another; null for any other text. */
export function relativeDay(text: string, from: number): number | null {
  const [, sign, digits, unit = ''] = RECKONED.exec(text.trim()) ?? [];
  if (sign === undefined) return null;
  const count = Number(digits) * (sign === '+' ? 1 : -1);
  const steps = { w: 7 * DAY, d: DAY, '': DAY }[unit.toLowerCase()];
  return steps === undefined ? addMonths(from, count * (unit.toLowerCase() === 'y' ? 12 : 1)) : from + count * steps;
}

/**
 * The last day that `+1w`, `+1m` or `+1y` means beside the first day of its period: that of a whole week, month or year,
 * so that `+1m` of 1 January is 31 January. Days are counted as everywhere; null for any other text.
 */
export function lastDayOf(text: string, first: number): number | null {
  const day = relativeDay(text, first);
  if (day === null || day <= first || !/[wmy]\s*$/i.test(text)) return day;
  // A month that is too short for the day ends with its own last day.
  const isCutShort = !/w\s*$/i.test(text) && dateOf(day) < dateOf(first);
  return isCutShort ? day : day - DAY;
}

export interface FullPeriod {
  from: number;
  to: number;
}

/** Number of whole months in a period; 0 when it does not run from the first of one to the last of another. */
function wholeMonths({ from, to }: FullPeriod): number {
  const after = to + DAY;
  return dateOf(from) === 1 && dateOf(after) === 1 ? monthNumber(after) - monthNumber(from) : 0;
}

/** The period that follows: as many whole months, or else as many days. */
export function nextPeriod(period: FullPeriod): FullPeriod {
  const from = period.to + DAY;
  const months = wholeMonths(period);
  if (months > 0) return { from, to: addMonths(from, months) - DAY };
  return { from, to: from + (inclusiveDays(period.from, period.to) - 1) * DAY };
}
