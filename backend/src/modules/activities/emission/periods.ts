import { DAY, firstOfMonth, inclusiveDays, monthOf, yearOf } from '@lichen/contracts/formats/days';
import { type Exact, exact, ZERO } from './exact';

/** First and last day, both inclusive, as UTC midnight in ms. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

/** Decimals of a quantity that is split by days; far finer than any meter. */
const SHARE_DECIMALS = 12;

/**
 * Splits a quantity in proportion to days. Shares are differences of rounded running totals, so that they add up
 * exactly to the quantity.
 */
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

/** Splits a quantity over periods in proportion to their days. */
export const shareOver = (quantity: Exact, periods: readonly Period[]): readonly Exact[] =>
  periods.length === 1 ? [quantity] : shareByDays(quantity, periods.map(days));

type Whole = number | bigint;

/** Shares rounded down, with their remainders. */
interface Division {
  readonly shares: number[];
  readonly rests: Whole[];
}

/** Divides with plain numbers, which is far cheaper than bigints; null when a product would not be exact. */
function divideSafely(amount: number, weights: readonly Whole[]): Division | null {
  let all = 0;
  for (const weight of weights) {
    if (typeof weight === 'bigint') return null;
    all += weight;
  }
  if (amount * all > Number.MAX_SAFE_INTEGER) return null;
  const products = weights.map((weight) => amount * Number(weight));
  const rests = products.map((product) => product % all);
  return { shares: products.map((product, at) => (product - (rests[at] ?? 0)) / all), rests };
}

function divide(amount: bigint, weights: readonly bigint[]): Division {
  const all = weights.reduce((sum, weight) => sum + weight, 0n);
  const products = weights.map((weight) => amount * weight);
  return { shares: products.map((product) => Number(product / all)), rests: products.map((product) => product % all) };
}

/**
 * Splits a whole number by weights; the units left by rounding down go to the largest remainders, the earliest first.
 */
export function shareWhole(total: number, weights: readonly Whole[]): number[] {
  if (weights.length === 1) return [total];
  if (weights.every((weight) => Number(weight) === 0)) return weights.map((_, at) => (at === 0 ? total : 0));
  const amount = Math.abs(total);
  const { shares, rests } = divideSafely(amount, weights) ?? divide(BigInt(amount), weights.map(BigInt));
  for (let left = amount - shares.reduce((sum, share) => sum + share, 0); left > 0; left -= 1) {
    const most = rests.reduce<number>((best, rest, at) => (rest > (rests[best] ?? 0) ? at : best), 0);
    shares[most] = (shares[most] ?? 0) + 1;
    rests[most] = -1;
  }
  const sign = total < 0 ? -1 : 1;
  // `+ 0` keeps a negative zero out of the sums.
  return shares.map((share) => sign * share + 0);
}

/** Cuts a period at the given first days, such as those of factor years, calendar years or report periods. */
export function cutAt({ from, to }: Period, firstDays: readonly number[]): Period[] {
  if (!firstDays.some((day) => day > from && day <= to)) return [{ from, to }];
  const starts = [from, ...firstDays.filter((day) => day > from && day <= to)].sort((a, b) => a - b);
  const distinct = starts.filter((day, at) => day !== starts[at - 1]);
  return distinct.map((start, at) => ({ from: start, to: (distinct[at + 1] ?? to + DAY) - DAY }));
}

const MOST_DAYS = 10_000;

/** Caches a function of a day, because rows repeat the same few days. */
function ofEachDay(of: (day: number) => number): (day: number) => number {
  const known = new Map<number, number>();
  return (day) => {
    const found = known.get(day);
    if (found !== undefined) return found;
    if (known.size >= MOST_DAYS) known.clear();
    const fresh = of(day);
    known.set(day, fresh);
    return fresh;
  };
}

/** Returns the calendar year of a day. */
export const yearOfDay = ofEachDay((day) => yearOf(day));

/** Returns the first day of the month of a day, as UTC midnight in ms. */
export const monthStart = ofEachDay((day) => firstOfMonth(day));
const nextMonth = ofEachDay((day) => firstOfMonth(day, 1));

/** Returns the first days of the months that a period touches. */
export function monthsOf({ from, to }: Period): number[] {
  const months: number[] = [];
  for (let month = monthStart(from); month <= to; month = nextMonth(month)) months.push(month);
  return months;
}

/** Cuts a period at the first day of each month; both ends are inclusive. */
export function byMonth({ from, to }: Period): Period[] {
  const pieces: Period[] = [];
  let start = from;
  do {
    const next = nextMonth(start);
    pieces.push({ from: start, to: Math.min(next - DAY, to) });
    start = next;
  } while (start <= to);
  return pieces;
}

/** Cuts a period at each 1 January; both ends are inclusive. */
export const byYear = (period: Period): Period[] =>
  cutAt(
    period,
    monthsOf(period).filter((month) => monthOf(month) === 1),
  );

/** Least common multiple of 28, 29, 30 and 31: a day of any month is a whole number of these parts. */
const MONTH = 377_580;

/** Returns the length of a period in 1 / `MONTH` months, so that July to December weighs as much as January to June. */
export function monthWeight({ from, to }: Period): number {
  let weight = 0;
  for (let start = from; start <= to; ) {
    const next = nextMonth(start);
    weight += (days({ from: start, to: Math.min(next - DAY, to) }) * MONTH) / ((next - monthStart(start)) / DAY);
    start = next;
  }
  return weight;
}

/** Returns the number of days of a period, both ends included. */
export const days = ({ from, to }: Period): number => inclusiveDays(from, to);

const WEIGHT_DECIMALS = 12;
const SHORT_DECIMAL = /^-?(\d+)(?:\.(\d{1,12}))?$/;

/**
 * Returns the absolute value of a decimal times 10¹² as a weight for `shareWhole`. Most decimals have no more than 12
 * places and are read without parsing.
 */
export const weightOf = (value: string): bigint => {
  const [, whole, decimals = ''] = SHORT_DECIMAL.exec(value) ?? [];
  if (whole !== undefined) return BigInt(whole + decimals.padEnd(WEIGHT_DECIMALS, '0'));
  return BigInt(exact(value).abs().times(`1e${WEIGHT_DECIMALS}`).round(0).toFixed());
};
