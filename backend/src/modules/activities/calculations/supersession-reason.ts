import type { Scope } from '@lichen/contracts/activities/inventory-line';
import type { CalcInput, CalcPart } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { isFuelAlone } from '../emission/vehicles/upstream-of-fuel';
import { isIpccRegion } from '../emission/published/warming-potentials';

/** Reasons for superseding a row; each is a dictionary key. */
export const SUPERSESSION_REASONS = {
  edited: 'The activity was edited',
  source: 'A record that the figure depends on changed',
  region: 'The grid or country changed',
  factors: 'Other factors apply',
  yearRule: 'The factor year rule changed',
  engine: 'The calculation works differently now',
  recorded: 'Fuel or charging recorded for the vehicle changed what is counted',
  gone: 'The activity gives no such figure any more',
} as const;

interface Compared {
  readonly scope: Scope;
  readonly engine_version: string | null;
  readonly region_used: string | null;
  readonly basis: number | null;
  readonly basis_units: string | null;
  readonly from: number | null;
  readonly to: number | null;
  readonly inputs?: readonly CalcInput[] | null;
  readonly parts: readonly CalcPart[] | null;
}

const alike = <T>(one: readonly T[], other: readonly T[], same: (a: T, b: T) => boolean): boolean =>
  one.length === other.length && one.every((each, at) => same(each, other[at] as T));

const counted = ({ inputs }: Compared) => (inputs ?? []).filter(({ use }) => use !== 'told');

/** Tells whether two quantities have the same inputs. Inputs that only chose the factor are compared by factor. */
const areEnteredAlike = (one: Compared, other: Compared): boolean =>
  one.basis === other.basis &&
  one.basis_units === other.basis_units &&
  one.from === other.from &&
  one.to === other.to &&
  alike(
    counted(one),
    counted(other),
    (a, b) => a.value === b.value && a.units === b.units && a.as === b.as && a.use === b.use,
  );

/** Tells whether two rows have the same factors on the same days. */
export const haveSameFactors = (one: Pick<Compared, 'parts'>, other: Pick<Compared, 'parts'>): boolean =>
  alike(
    one.parts ?? [],
    other.parts ?? [],
    (a, b) => a.from === b.from && a.to === b.to && a.factor_id === b.factor_id,
  );

/** Tells whether the upstream emissions of a journey are without those of its power, for recorded charging. */
const isOfFuelAlone = ({ parts }: Pick<Compared, 'parts'>): boolean =>
  parts?.some(({ factor_id }) => isFuelAlone(factor_id)) ?? false;

/** Returns the reason for superseding a row, from comparing both. */
export function supersessionReason(row: Compared, by: Compared | undefined): string {
  if (!by) return SUPERSESSION_REASONS.gone;
  if (!areEnteredAlike(row, by)) return SUPERSESSION_REASONS.edited;
  if ((row.scope === 'no_scope') !== (by.scope === 'no_scope') || isOfFuelAlone(row) !== isOfFuelAlone(by))
    return SUPERSESSION_REASONS.recorded;
  const isOfReport = isIpccRegion(row.region_used) || isIpccRegion(by.region_used);
  if (row.region_used !== by.region_used && !isOfReport) return SUPERSESSION_REASONS.region;
  if (!haveSameFactors(row, by)) return SUPERSESSION_REASONS.factors;
  return row.engine_version === by.engine_version ? SUPERSESSION_REASONS.edited : SUPERSESSION_REASONS.engine;
}

/**
 * Returns the reason in a recalculation without an edit: other inputs then come from a newer version or from a record
 * that the figure depends on.
 */
export function recalculationReason(row: Compared, by: Compared | undefined): string {
  const reason = supersessionReason(row, by);
  if (reason !== SUPERSESSION_REASONS.edited) return reason;
  return row.engine_version === by?.engine_version ? SUPERSESSION_REASONS.source : SUPERSESSION_REASONS.engine;
}
