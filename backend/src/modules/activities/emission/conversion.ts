import { isUnit, UNITS } from '@lichen/contracts/activities/codes/units';
import { digits, type Exact, exact } from './exact';

/** An exact conversion: the number of units `to` in one unit `from`. */
export interface Conversion {
  readonly from: string;
  readonly to: string;
  readonly factor: string;
}

/**
 * Returns the quantity in another unit of the same kind; null where the kinds differ or a unit is unknown. It
 * multiplies before it divides, so the result is exact whenever it is a finite decimal of at most 30 places, else it is
 * rounded to 30.
 */
export function convert(quantity: Exact, from: string, to: string): Exact | null {
  if (from === to) return quantity;
  if (!isUnit(from) || !isUnit(to) || UNITS[from].kind !== UNITS[to].kind) return null;
  return quantity.times(UNITS[from].per).div(UNITS[to].per);
}

/** Returns the number of `to` units in one `from` unit; null when the units are equal or cannot be converted. */
export function conversionOf(from: string, to: string): Conversion | null {
  const factor = from === to ? null : convert(exact(1), from, to);
  return factor && { from, to, factor: digits(factor) };
}

/** Tells whether the unit is one of mass. */
export const isMass = (units: string): boolean => isUnit(units) && UNITS[units].kind === 'mass';
