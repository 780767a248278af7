import { canonical } from './canonical';
import type { CalculationRow, Hash } from './calculation-row';
import { convert } from './conversion';
import { digits, exact, microKg, roundedKg, sum } from './exact';

export interface Difference {
  readonly field: string;
  readonly stored: string;
  readonly computed: string;
}

/**
 * Computes a stored row again from its own record, without the factor library: parts, sum, rounding, unit, seal.
 * Fields the store adds (ids, dates, `used`) are not part of the record.
 */
export function recompute(stored: CalculationRow, hash: Hash): { equal: boolean; differences: Difference[] } {
  const parts = stored.parts ?? [];
  const kg = sum(parts.map(({ quantity, factor }) => exact(quantity).times(factor)));
  const quantity = sum(parts.map((part) => exact(part.quantity)));
  const converted = convert(exact(stored.basis), stored.basis_units, stored.calc_units ?? stored.basis_units);
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
          ['basis', converted && digits(converted), digits(quantity)],
          ['exact_kg', stored.exact_kg, digits(kg)],
          ['CO2', stored.CO2, roundedKg(kg)],
          ['co2_ug', stored.co2_ug, microKg(kg)],
        ] as [string, unknown, unknown][])),
    ['input_hash', stored.input_hash, hash(canonical(sealed(stored)))],
  ];
  const differences = checks
    .filter(([, was, is]) => was !== is)
    .map(([field, was, is]) => ({ field, stored: String(was), computed: String(is) }));
  return { equal: differences.length === 0, differences };
}

/** Exactly the fields that `calculationRow` seals, whatever else the store put beside them. */
function sealed(stored: CalculationRow): Partial<CalculationRow> {
  return Object.fromEntries(SEALED.map((name) => [name, stored[name]]));
}

const SEALED = [
  'CO2',
  'units',
  'method',
  'from',
  'to',
  'basis',
  'basis_units',
  'scope',
  'source',
  'component',
  'scope2_basis',
  'scope3_category',
  'co2_ug',
  'exact_kg',
  'factor',
  'factor_units',
  'factor_id',
  'factor_set',
  'factor_year',
  'factor_label',
  'region_used',
  'gases',
  'parts',
  'calc_basis',
  'calc_units',
  'note',
  'data_quality',
  'engine_version',
  'err_msg',
] as const satisfies readonly (keyof CalculationRow)[];
