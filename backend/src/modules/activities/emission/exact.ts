import { DECIMALS } from '@lichen/contracts/entity/fields';
import { KG_DECIMALS } from '@lichen/contracts/formats/mass';
import BigJs from 'big.js';

/** A constructor of its own, so that no other file can change the precision of divisions. */
export const Exact = BigJs();
Exact.DP = 30;
Exact.RM = Exact.roundHalfEven;

/** An exact decimal; quotients are rounded to 30 decimals, half to even. */
export type Exact = BigJs;

/** Decimals of factors that are derived from several published ones. */
export const DECIMALS_OF_DERIVED = 12;

/** Zero; numbers are immutable, so that one is enough. */
export const ZERO = new Exact(0);

/** Returns the value as an exact decimal; throws when a text is not a number. */
export const exact = (value: string | number | Exact): Exact => new Exact(value);

/** Returns the digits without an exponent, as rows store them. */
export const digits = (value: Exact): string => value.toFixed();

/** Returns the exact sum; 0 for an empty list. */
export const sum = ([first = ZERO, ...others]: readonly Exact[]): Exact =>
  others.reduce((total, value) => total.plus(value), first);

/** Rounds kilograms to 10⁻⁶, half to even, so that `CO2` and `co2_ug` hold the same amount. */
export const roundedKg = (kg: Exact): number => Number(kg.round(KG_DECIMALS, Exact.roundHalfEven).toFixed());
/** Above this amount, millionths are no longer safe integers. */
const LARGEST_BASIS = 9_000_000_000;
const LARGEST_BASIS_EXPONENT = 9;
/** Divides millionths; below 2⁵³ the quotient is the nearest double. */
const MILLIONTHS = 10 ** DECIMALS;

/** Returns a quantity rounded for the `basis` column; null when it is too large, though the inputs keep it in full. */
export const roundedBasis = (quantity: Exact): number | null =>
  quantity.e >= LARGEST_BASIS_EXPONENT && quantity.abs().gt(LARGEST_BASIS) ? null : microKg(quantity) / MILLIONTHS;

/** Tells whether the value is above zero. Faster than `gt(0)`, which parses its argument each time. */
export const isPositive = ({ s: sign, c: coefficient }: Exact): boolean => sign > 0 && coefficient[0] !== 0;

const [MINUS, POINT, NOUGHT, HALF] = [45, 46, 48, 5];

/** Returns the same as `microKg` from a text that `digits` wrote, without parsing it into a decimal first. */
export function microKgOf(text: string): number {
  const isNegative = text.charCodeAt(0) === MINUS;
  let at = isNegative ? 1 : 0;
  let whole = 0;
  let decimals = -1;
  for (; at < text.length && decimals < KG_DECIMALS; at += 1) {
    const code = text.charCodeAt(at);
    if (decimals >= 0 || code === POINT) decimals += 1;
    if (code !== POINT) whole = whole * 10 + code - NOUGHT;
  }
  for (let given = Math.max(decimals, 0); given < KG_DECIMALS; given += 1) whole *= 10;
  const next = at < text.length ? text.charCodeAt(at) - NOUGHT : 0;
  const isBeyondHalf = next > HALF || (next === HALF && at + 1 < text.length);
  const isRoundedUp = isBeyondHalf || (next === HALF && whole % 2 === 1);
  return (isNegative ? -1 : 1) * (isRoundedUp ? whole + 1 : whole) + 0;
}

/**
 * Returns the value in millionths, rounded half to even, for values up to 9 billion. It reads the coefficient directly
 * because every row needs it.
 */
export function microKg({ s: sign, e: exponent, c: coefficient }: Exact): number {
  const kept = exponent + KG_DECIMALS + 1;
  let whole = 0;
  for (let at = 0; at < kept; at += 1) whole = whole * 10 + (coefficient[at] ?? 0);
  const next = coefficient[kept] ?? 0;
  const isBeyondHalf = next > 5 || (next === 5 && kept + 1 < coefficient.length);
  const isRoundedUp = isBeyondHalf || (next === 5 && whole % 2 === 1);
  // `+ 0` turns a negative zero into zero.
  return sign * (isRoundedUp ? whole + 1 : whole) + 0;
}
