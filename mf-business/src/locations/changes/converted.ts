import { isUnit, UNITS } from '@lichen/contracts/activities/codes/units';
import { productOf, quotientOf } from '@lichen/kit';

/** An amount in another unit of the same kind, as the server shows it after the change; null where there is none. */
export function converted(amount: number | null, from: string, to: string): number | null {
  if (from === to || !isUnit(from) || !isUnit(to)) return amount;
  return quotientOf(productOf([amount, Number(UNITS[from].per)]), [Number(UNITS[to].per)]);
}
