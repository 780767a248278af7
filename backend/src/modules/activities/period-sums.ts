import { inclusiveDays } from '@lichen/contracts/days';
import { splitByMonth } from './emission/month-split';
import { shareWhole } from './emission/periods';

/** Part of a calculation row that falls into a window of days. */
export interface DatedCalc {
  from: number | null;
  to: number | null;
  co2_ug: number | null;
  parts: readonly { from: number; to: number; kg: string }[] | null;
}

const lastOfMonth = (month: number): number => {
  const date = new Date(month);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0);
};

/** Days of three stretches: before the window, in it, and after it. */
function threeStretches(from: number, to: number, start: number, end: number): [number, number, number] {
  const inFrom = Math.max(from, start);
  const inTo = Math.min(to, end);
  if (inFrom > inTo) return [inclusiveDays(from, to), 0, 0];
  return [inFrom > from ? inclusiveDays(from, inFrom) - 1 : 0, inclusiveDays(inFrom, inTo), to > inTo ? inclusiveDays(inTo, to) - 1 : 0];
}

/**
 * Whole 10⁻⁶ kg of a row between two days. Months first, as the roll-up keeps them, then days within a month that
 * the window cuts: so that a list of a year and the dashboard of that year agree to the last digit.
 */
export function amountWithin(row: DatedCalc, start: number, end: number): number {
  const { from, to, co2_ug } = row;
  if (from === null || to === null || co2_ug === null) return 0;
  return splitByMonth({ from, to, co2_ug, parts: row.parts }).reduce((total, { month, ug }) => {
    const stretches = threeStretches(Math.max(from, month), Math.min(to, lastOfMonth(month)), start, end);
    return total + (shareWhole(ug, stretches)[1] ?? 0);
  }, 0);
}
