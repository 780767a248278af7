import { DECIMALS } from '@lichen/contracts/entity/fields';
import { KG_DECIMALS } from '@lichen/contracts/formats/mass';
import BigJs from 'big.js';

/** Our own constructor, so that a division never depends on what another file set on the shared one. */
export const Exact = BigJs();
Exact.DP = 30;
Exact.RM = Exact.roundHalfEven;

export type Exact = BigJs;

export const ZERO = new Exact(0);

/** An exact decimal; throws on a text that is no number. */
export const exact = (value: string | number | Exact): Exact => new Exact(value);

/** Plain digits without exponent: what the record stores. */
export const digits = (value: Exact): string => value.toFixed();

/** Exact sum; 0 of nothing. */
export const sum = ([first = ZERO, ...others]: readonly Exact[]): Exact =>
  others.reduce((total, value) => total.plus(value), first);

/** Kilograms as the reporting columns hold them: half-even at 10⁻⁶, so that both columns are the same number. */
export const roundedKg = (kg: Exact): number => Number(kg.round(KG_DECIMALS, Exact.roundHalfEven).toFixed());
/** Beyond this a column of millionths holds no whole number exactly. */
const LARGEST_BASIS = 9_000_000_000;
const LARGEST_BASIS_EXPONENT = 9;
/** Whole numbers below 2⁵³ divide to the nearest decimal there is. */
const MILLIONTHS = 10 ** DECIMALS;

/** A quantity as the column of the record holds it, null where it is too large for one; the inputs hold it in full. */
export const roundedBasis = (quantity: Exact): number | null =>
  quantity.e >= LARGEST_BASIS_EXPONENT && quantity.abs().gt(LARGEST_BASIS) ? null : microKg(quantity) / MILLIONTHS;

/** True above zero; `gt(0)` would read the text of the zero each time. */
export const isPositive = ({ s: sign, c: coefficient }: Exact): boolean => sign > 0 && coefficient[0] !== 0;

const [MINUS, POINT, NOUGHT, HALF] = [45, 46, 48, 5];

/** `microKg` of plain digits as `digits` writes them: no number is made of the text on the way. */
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
 * Millionths of up to 9 billion, half-even: read off the digits, because every row asks for them, and no text is made
 * on the way.
 */
export function microKg({ s: sign, e: exponent, c: coefficient }: Exact): number {
  const kept = exponent + KG_DECIMALS + 1;
  let whole = 0;
  for (let at = 0; at < kept; at += 1) whole = whole * 10 + (coefficient[at] ?? 0);
  const next = coefficient[kept] ?? 0;
  const isBeyondHalf = next > 5 || (next === 5 && kept + 1 < coefficient.length);
  const isRoundedUp = isBeyondHalf || (next === 5 && whole % 2 === 1);
  // `+ 0` keeps a negative zero out of the sums.
  return sign * (isRoundedUp ? whole + 1 : whole) + 0;
}
