import type { CalcInput } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { convert } from './conversion';
import { digits, type Exact, exact } from './exact';

type Value = string | number | Exact;

/** Digits without an exponent; a number of ordinary size is printed without one anyway. */
const written = (value: Value): string => {
  if (typeof value === 'number' && Math.abs(value) < 1e15 && (value === 0 || Math.abs(value) >= 1e-6))
    return `${value}`;
  return digits(exact(value));
};

/** Input that says why a person chose the method of a purchase. */
export const METHOD_REASON = 'Reason for the method';

/** A figure the quantity is multiplied by; `as` is the unit it is taken in where that is not the one entered. */
export const multiplyBy = (
  label: string,
  value: Value,
  units: string | null = null,
  as: string | null = null,
): CalcInput => ({
  label,
  value: written(value),
  units,
  as: as === units ? null : as,
  use: 'times',
});

/** A figure the quantity is divided by: occupants of a car. */
export const divideBy = (label: string, value: Value, units: string | null = null): CalcInput => ({
  ...multiplyBy(label, value, units),
  use: 'over',
});

/** Input that chose the factor or informs the reader, outside the formula: class, haul, method. */
export const infoInput = (label: string, value: string, units: string | null = null): CalcInput => ({
  label,
  value,
  units,
  as: null,
  use: 'told',
});

/** The quantity the inputs make; null where they make none, or a unit does not fit. */
export function productOf(inputs: readonly CalcInput[]): Exact | null {
  const counted = inputs.filter(({ use }) => use !== 'told');
  if (counted.length === 0) return null;
  let product: Exact | null = exact(1);
  for (const { value, units, as, use } of counted) {
    const figure: Exact | null = as && units ? convert(exact(value), units, as) : exact(value);
    if (!figure || !product || (use === 'over' && figure.eq(0))) return null;
    product = use === 'over' ? product.div(figure) : product.times(figure);
  }
  return product;
}
