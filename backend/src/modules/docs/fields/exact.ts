import Big from 'big.js';

/** Exact arithmetic and comparison of decimals written as texts. */
export const plus = (a: string, b: string): string => new Big(a).plus(b).toFixed();
export const minus = (a: string, b: string): string => new Big(a).minus(b).toFixed();
export const times = (a: string, b: string): string => new Big(a).times(b).toFixed();
export const isSame = (a: string, b: string): boolean => new Big(a).eq(b);

/** Returns true if two amounts differ by at most `cents` hundredths. */
export const isWithinCents = (a: string, b: string, cents: number): boolean =>
  new Big(a).minus(b).abs().lte(new Big(cents).div(100));

/** Comparisons by value, so that `1.0` equals `1`. */
export const isPositive = (a: string): boolean => new Big(a).gt(0);
export const isMore = (a: string, b: string): boolean => new Big(a).gt(b);

/** Returns the percentage of an amount, rounded half up to hundredths. */
export const percentOf = (amount: string, percent: string): string =>
  new Big(amount).times(percent).div(100).round(2, Big.roundHalfUp).toFixed();
