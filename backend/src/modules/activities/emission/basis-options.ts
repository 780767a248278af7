import type { BasisOption, CalcInput } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { SUPPLIER_INPUTS } from './supplier-figures';

interface Row {
  readonly basis: number | null;
  readonly basis_units: string | null;
  readonly inputs: readonly CalcInput[] | null;
}

const OF_SUPPLIER: ReadonlySet<string> = new Set(Object.values(SUPPLIER_INPUTS));
/** Matches units that are not quantities: percentages, and ratios such as densities and exchange rates. */
const NO_QUANTITY = /[%/]/;

function optionOf({ label, value, units, use }: CalcInput): BasisOption[] {
  const isQuantity = units !== null && !NO_QUANTITY.test(units) && use !== 'over' && !OF_SUPPLIER.has(label);
  const basis = isQuantity && value !== '' ? Number(value) : Number.NaN;
  return isQuantity && Number.isFinite(basis) ? [{ label, basis, basis_units: units }] : [];
}

const isSame = (one: BasisOption, other: BasisOption) =>
  one.basis === other.basis && one.basis_units === other.basis_units;

/**
 * Returns the distinct quantities that a figure can be stated per. The row's own basis comes first, under the label of
 * the equal input where there is one.
 */
export function basisOptions({ basis, basis_units, inputs }: Row): BasisOption[] {
  const entered = (inputs ?? []).flatMap(optionOf);
  const own = basis === null || !basis_units ? [] : [{ label: 'Basis', basis, basis_units }];
  const first = own.map((one) => entered.find((each) => isSame(each, one)) ?? one);
  return [...first, ...entered].filter((one, at, all) => all.findIndex((each) => isSame(each, one)) === at);
}
