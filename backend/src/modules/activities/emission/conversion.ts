import { isUnit, UNITS } from '@lichen/contracts/activities/codes/units';
import { digits, type Exact, exact } from './exact';

export interface Conversion {
  readonly from: string;
  readonly to: string;
  readonly factor: string;
}

/**
 * A quantity in another unit of the same kind; null where the units do not fit. Multiplies before it divides, so that
 * the result is exact whenever it is a finite decimal, and otherwise right to 30 decimals.
 */
export function convert(quantity: Exact, from: string, to: string): Exact | null {
  if (from === to) return quantity;
  if (!isUnit(from) || !isUnit(to) || UNITS[from].kind !== UNITS[to].kind) return null;
  return quantity.times(UNITS[from].per).div(UNITS[to].per);
}

/** Exact number of second units in one first unit; null when they are equal or cannot be converted. */
export function conversionOf(from: string, to: string): Conversion | null {
  const factor = from === to ? null : convert(exact(1), from, to);
  return factor && { from, to, factor: digits(factor) };
}

/** Weighed, whatever unit of weight it is told in. */
export const isMass = (units: string): boolean => isUnit(units) && UNITS[units].kind === 'mass';
