import { DECIMALS } from '@lichen/contracts/entity/fields';
import Big from 'big.js';

const exact = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? new Big(value) : null);

/** Share of `part` in `whole` in percent with two decimals; null when `whole` is missing or 0. */
export function percentOf(part: unknown, whole: unknown): number | null {
  const [some, all] = [exact(part), exact(whole)];
  return some && all && !all.eq(0) ? some.div(all).times(100).round(2).toNumber() : null;
}

/** The part that a percentage of the whole is, with as many decimals as a field takes. */
export function partOf(percent: unknown, whole: unknown): number | null {
  const [share, all] = [exact(percent), exact(whole)];
  return share && all ? all.times(share).div(100).round(DECIMALS).toNumber() : null;
}

/** The exact sum of decimals, those that are missing left out; null where none is there. */
export function sumOf(values: readonly (number | string | null)[]): string | null {
  const there = values.filter((value) => value !== null);
  return there.length === 0 ? null : there.reduce((sum: Big, value) => sum.plus(value), new Big(0)).toFixed();
}

/** The product of numbers, with as many decimals as a field takes; null where one is not there. */
export function productOf(values: readonly unknown[]): number | null {
  const factors = values.map(exact);
  if (factors.some((factor) => factor === null)) return null;
  return factors
    .reduce((product: Big, factor) => product.times(factor as Big), new Big(1))
    .round(DECIMALS)
    .toNumber();
}

/**
 * The first number divided by all others, with as many decimals as a field takes; null when one is missing or a
 * divisor is 0.
 */
export function quotientOf(value: unknown, divisors: readonly unknown[]): number | null {
  const by = productOf(divisors);
  const whole = exact(value);
  return whole && by ? whole.div(by).round(DECIMALS).toNumber() : null;
}
