import { DECIMALS } from '@lichen/contracts/entity/fields';
import Big from 'big.js';

const exact = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? new Big(value) : null);

/** Returns the share of `part` in `whole` in percent with two decimals; null when `whole` is missing or 0. */
export function percentOf(part: unknown, whole: unknown): number | null {
  const [some, all] = [exact(part), exact(whole)];
  return some && all && !all.eq(0) ? some.div(all).times(100).round(2).toNumber() : null;
}

/** Returns a percentage of the whole, rounded to the decimals of a field. */
export function partOf(percent: unknown, whole: unknown): number | null {
  const [share, all] = [exact(percent), exact(whole)];
  return share && all ? all.times(share).div(100).round(DECIMALS).toNumber() : null;
}

/** Returns the exact sum of decimals, ignoring missing ones; null if all are missing. */
export function sumOf(values: readonly (number | string | null)[]): string | null {
  const there = values.filter((value) => value !== null);
  return there.length === 0 ? null : there.reduce((sum: Big, value) => sum.plus(value), new Big(0)).toFixed();
}

/** Returns the product of numbers, rounded to the decimals of a field; null if one is missing. */
export function productOf(values: readonly unknown[]): number | null {
  const factors = values.map(exact);
  if (factors.some((factor) => factor === null)) return null;
  return factors
    .reduce((product: Big, factor) => product.times(factor as Big), new Big(1))
    .round(DECIMALS)
    .toNumber();
}

/**
 * Returns the first number divided by all others, rounded to the decimals of a field; null when one is missing or a
 * divisor is 0.
 */
export function quotientOf(value: unknown, divisors: readonly unknown[]): number | null {
  const by = productOf(divisors);
  const whole = exact(value);
  return whole && by ? whole.div(by).round(DECIMALS).toNumber() : null;
}
