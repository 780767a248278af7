import { type Hash, type StoredRow, sealText } from '../calculation-row';
import { convert } from '../conversion';
import { digits, exact, microKg, roundedBasis, roundedKg, sum } from '../exact';
import { productOf } from '../inputs';

/** A field whose stored value is not the recomputed one; both as exact texts. */
export interface Difference {
  readonly field: string;
  readonly stored: string;
  readonly computed: string;
}

/**
 * Recomputes a stored row from its own fields, without the factor library: parts, sum, rounding, unit and seal. Fields
 * that the store adds (ids, dates, `used`) are not checked.
 */
export function recompute(stored: StoredRow, hash: Hash): { equal: boolean; differences: Difference[] } {
  const parts = stored.parts ?? [];
  const kg = sum(parts.map(({ quantity, factor }) => exact(quantity).times(factor)));
  const quantity = sum(parts.map((part) => exact(part.quantity)));
  const entered = productOf(stored.inputs ?? []) ?? exact(stored.basis ?? 0);
  const converted = convert(entered, stored.basis_units, stored.calc_units ?? stored.basis_units);
  const checks: [string, unknown, unknown][] = [
    ...parts.map((part, at): [string, unknown, unknown] => [
      `parts[${at}].kg`,
      part.kg,
      digits(exact(part.quantity).times(part.factor)),
    ]),
    ...(stored.err_msg
      ? []
      : ([
          ['calc_basis', stored.calc_basis, digits(quantity)],
          ['inputs', converted && digits(converted), digits(quantity)],
          ['basis', stored.basis, roundedBasis(entered)],
          ['exact_kg', stored.exact_kg, digits(kg)],
          ['CO2', stored.CO2, roundedKg(kg)],
          ['co2_ug', stored.co2_ug, microKg(kg)],
        ] as [string, unknown, unknown][])),
    ['input_hash', stored.input_hash, hash(sealText(stored))],
  ];
  const differences = checks
    .filter(([, was, is]) => was !== is)
    .map(([field, was, is]) => ({ field, stored: String(was), computed: String(is) }));
  return { equal: differences.length === 0, differences };
}
