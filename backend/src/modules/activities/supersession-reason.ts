import type { CalcInput, CalcPart } from '@lichen/contracts/activities/emission-calc.entity';
import { SUPERSESSION_REASONS } from './supersession-reasons';

interface Compared {
  readonly engine_version: string | null;
  readonly region_used: string | null;
  readonly basis: number | null;
  readonly basis_units: string | null;
  readonly from: number | null;
  readonly to: number | null;
  readonly inputs?: readonly CalcInput[] | null;
  readonly parts: readonly CalcPart[] | null;
}

const asText = (value: unknown) => JSON.stringify(value ?? null);

/** What the quantity was made of; what only chose the factor shows in the factor. */
const entered = ({ basis, basis_units, from, to, inputs }: Compared) => {
  const counted = (inputs ?? []).filter(({ use }) => use !== 'told');
  return asText([basis, basis_units, from, to, counted.map(({ value, units, as, use }) => [value, units, as, use])]);
};

const factors = ({ parts }: Compared) => asText((parts ?? []).map(({ from, to, factor_id }) => [from, to, factor_id]));

/** Why a row gave way to another, from what the two of them say. */
export function supersessionReason(row: Compared, by: Compared | undefined): string {
  if (!by) return SUPERSESSION_REASONS.gone;
  if (entered(row) !== entered(by)) return SUPERSESSION_REASONS.edited;
  if (row.region_used !== by.region_used) return SUPERSESSION_REASONS.region;
  if (factors(row) !== factors(by)) return SUPERSESSION_REASONS.factors;
  return row.engine_version === by.engine_version ? SUPERSESSION_REASONS.edited : SUPERSESSION_REASONS.engine;
}
