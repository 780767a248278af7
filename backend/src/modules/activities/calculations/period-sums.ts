import { DAY, inclusiveDays, lastOfMonth } from '@lichen/contracts/formats/days';
import { splitByMonth } from '../emission/month-split';

/** Fields of a calculation row that `amountWithin` needs. */
export interface DatedCalc {
  from: number | null;
  to: number | null;
  co2_ug: number | null;
  parts: readonly { from: number; to: number; kg: string }[] | null;
}

/** Returns the 10⁻⁶ kg up to a day, truncated; periods are differences of two, so neighbours add up exactly. */
const runUp = (ug: number, passed: number, all: number): number => Number((BigInt(ug) * BigInt(passed)) / BigInt(all));

/** Returns the days of a stretch before `day`. */
const passedBy = (day: number, from: number, to: number): number =>
  day <= from ? 0 : inclusiveDays(from, Math.min(day - DAY, to));

/**
 * Returns the whole 10⁻⁶ kg of a row between two days. It splits by months first, as the roll-up does, then by days
 * within a cut month, so that list and dashboard agree to the last digit.
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
