import { isUnit, UNITS } from '@lichen/contracts/activities/codes/units';
import { productOf, quotientOf } from '@lichen/kit';

/**
 * Converts an amount to another unit of the same kind, as the server will show it after the change; null stays null.
 */
export function converted(amount: number | null, from: string, to: string): number | null {
  if (from === to || !isUnit(from) || !isUnit(to)) return amount;
  return quotientOf(productOf([amount, Number(UNITS[from].per)]), [Number(UNITS[to].per)]);
}
