import type { CalculationRow } from './calculation-row';

/** Every field of a row but the seal itself, in the order they are sealed. Never reorder: stored seals depend on it. */
const FIELDS = [
  'component',
  'scope',
  'scope2_basis',
  'scope3_category',
  'method',
  'from',
  'to',
  'basis',
  'basis_units',
  'calc_basis',
  'calc_units',
  'region_used',
  'factor',
  'factor_units',
  'factor_id',
  'factor_set',
  'factor_year',
  'factor_label',
  'source',
  'exact_kg',
  'CO2',
  'units',
  'co2_ug',
  'note',
  'data_quality',
  'engine_version',
  'err_msg',
] as const satisfies readonly Exclude<keyof CalculationRow, 'input_hash' | 'gases' | 'parts'>[];

/** Does not compile when a row gets a field that no seal covers. */
type Unsealed = Exclude<keyof CalculationRow, (typeof FIELDS)[number] | 'input_hash' | 'gases' | 'parts'>;
const _everyFieldIsSealed: Unsealed extends never ? true : never = true;

/**
 * One text for one record, whatever order a store keeps its keys in: a JSON array of the fields above, then the gases
 * and the parts. Its SHA-256 is the `input_hash`.
 */
export function sealText(row: Omit<CalculationRow, 'input_hash'>): string {
  const { gases, parts } = row;
  return JSON.stringify([
    ...FIELDS.map((name) => row[name] ?? null),
    gases && [gases.co2, gases.ch4, gases.n2o],
    parts?.map((part) => [
      part.from,
      part.to,
      part.days,
      part.quantity,
      part.factor_id,
      part.factor_year,
      part.factor,
      part.kg,
    ]) ?? null,
  ]);
}
