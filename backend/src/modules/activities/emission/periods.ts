import { DAY, inclusiveDays } from '@lichen/contracts/days';
import { type Exact, exact, ZERO } from './exact';

export interface Period {
  readonly from: number;
  readonly to: number;
}

/** Decimals of a quantity that is shared out by days; far below anything a meter shows. */
const SHARE_DECIMALS = 12;

/** Shares of a quantity in proportion to days. Each ends where its share of all days ends, so that they sum to the whole. */
export function shareByDays(quantity: Exact, days: readonly number[]): Exact[] {
  if (days.length === 1) return [quantity];
  const all = days.reduce((total, count) => total + count, 0);
  let passed = 0;
  let given = ZERO;
  return days.map((count) => {
    passed += count;
    const upTo = passed === all ? quantity : quantity.times(passed).div(all).round(SHARE_DECIMALS);
    const share = upTo.minus(given);
    given = upTo;
    return share;
  });
}

/** A whole number shared out by weights; what rounding leaves over goes to the largest remainders, the earliest first. */
export function shareWhole(total: number, weights: readonly (number | bigint)[]): number[] {
  if (weights.length === 1) return [total];
  const scale = weights.map(BigInt);
  const all = scale.reduce((sum, weight) => sum + weight, 0n);
  if (all === 0n) return weights.map((_, at) => (at === 0 ? total : 0));
  const sign = total < 0 ? -1 : 1;
  const amount = BigInt(Math.abs(total));
  const shares = scale.map((weight, at) => ({ at, share: (amount * weight) / all, rest: (amount * weight) % all }));
  const left = Number(amount - shares.reduce((sum, { share }) => sum + share, 0n));
  const first = [...shares].sort((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest < b.rest ? 1 : -1)).slice(0, left);
  const extra = new Set(first.map(({ at }) => at));
  // `+ 0` keeps a negative zero out of the sums.
  return shares.map(({ at, share }) => sign * (Number(share) + (extra.has(at) ? 1 : 0)) + 0);
}

/** A period cut at the first days given: factor years, calendar years, bounds of a report. */
export function cutAt({ from, to }: Period, firstDays: readonly number[]): Period[] {
  if (!firstDays.some((day) => day > from && day <= to)) return [{ from, to }];
  const starts = [from, ...firstDays.filter((day) => day > from && day <= to)].sort((a, b) => a - b);
  const distinct = starts.filter((day, at) => day !== starts[at - 1]);
  return distinct.map((start, at) => ({ from: start, to: (distinct[at + 1] ?? to + DAY) - DAY }));
}

export const firstOfMonth = (day: number): number => {
  const date = new Date(day);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
};

const nextMonth = (day: number): number => {
  const date = new Date(day);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
};

/** First days of the months a period touches. */
export function monthsOf({ from, to }: Period): number[] {
  const months: number[] = [];
  for (let month = firstOfMonth(from); month <= to; month = nextMonth(month)) months.push(month);
  return months;
}

export const byMonth = (period: Period): Period[] => cutAt(period, monthsOf(period));

export const byYear = (period: Period): Period[] =>
  cutAt(
    period,
    monthsOf(period).filter((month) => new Date(month).getUTCMonth() === 0),
  );

/** 28 · 29 · 30 · 31 share this multiple, so that a day of any month is a whole number of it. */
const MONTH = 377_580;

/** Length of a period in months, as a whole number of parts: July to December weighs as much as January to June. */
export const monthWeight = (period: Period): number =>
  byMonth(period).reduce(
    (total, { from, to }) =>
      total + (inclusiveDays(from, to) * MONTH) / inclusiveDays(firstOfMonth(from), nextMonth(from) - DAY),
    0,
  );

export const days = ({ from, to }: Period): number => inclusiveDays(from, to);

/** Weight of a decimal for `shareWhole`: its digits at a fixed scale. */
export const weightOf = (value: string): bigint => {
  const scaled = exact(value).abs().times('1e12').round(0).toFixed();
  return BigInt(scaled);
};
