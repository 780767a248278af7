import { DAY, inclusiveDays, lastOfMonth } from '@lichen/contracts/formats/days';
import { splitByMonth } from '../emission/month-split';

/** Part of a calculation row that falls into a window of days. */
export interface DatedCalc {
  from: number | null;
  to: number | null;
  co2_ug: number | null;
  parts: readonly { from: number; to: number; kg: string }[] | null;
}

/** Micro-kilograms up to a day, truncated. A window is the difference of two, so neighbours add up exactly. */
const runUp = (ug: number, passed: number, all: number): number => Number((BigInt(ug) * BigInt(passed)) / BigInt(all));

/** Days of a stretch that have passed when `day` begins. */
const passedBy = (day: number, from: number, to: number): number =>
  day <= from ? 0 : inclusiveDays(from, Math.min(day - DAY, to));

/**
 * Whole 10⁻⁶ kg of a row between two days. Months first, as the roll-up keeps them, then days within a month that
 * the window cuts: so that a list of a year and the dashboard of that year agree to the last digit.
 */
export function amountWithin(row: DatedCalc, start: number, end: number): number {
  const { from, to, co2_ug } = row;
  if (from === null || to === null || co2_ug === null) return 0;
  return splitByMonth({ from, to, co2_ug, parts: row.parts }).reduce((total, { month, ug }) => {
    const first = Math.max(from, month);
    const last = Math.min(to, lastOfMonth(month));
    if (start > last || end < first) return total;
    const all = inclusiveDays(first, last);
    return total + runUp(ug, passedBy(end + DAY, first, last), all) - runUp(ug, passedBy(start, first, last), all);
  }, 0);
}
