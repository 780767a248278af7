import type { CalcInput } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { convert } from './conversion';
import { digits, type Exact, exact } from './exact';

type Value = string | number | Exact;

/** Writes a value without an exponent; numbers from 10⁻⁶ to 10¹⁵ print that way already. */
const written = (value: Value): string => {
  if (typeof value === 'number' && Math.abs(value) < 1e15 && (value === 0 || Math.abs(value) >= 1e-6))
    return `${value}`;
  return digits(exact(value));
};

/** Label of the input that gives the reason for the chosen method of a purchase. */
export const METHOD_REASON = 'Reason for the method';

/** Returns an input that multiplies the quantity; `as` is the unit it is converted to first, if not the entered one. */
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

/** Returns an input that divides the quantity, such as the occupants of a car. */
export const divideBy = (label: string, value: Value, units: string | null = null): CalcInput => ({
  ...multiplyBy(label, value, units),
  use: 'over',
});

/**
 * Returns an input that is not part of the formula: it chose the factor or informs the reader, such as class or haul.
 */
export const infoInput = (label: string, value: string, units: string | null = null): CalcInput => ({
  label,
  value,
  units,
  as: null,
  use: 'told',
});

/** Returns the product of the inputs; null where none counts, a unit cannot be converted or a divisor is 0. */
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
