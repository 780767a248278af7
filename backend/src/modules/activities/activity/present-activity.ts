import type { Scope } from '@lichen/contracts/activities/inventory-line';
import { JOURNEY_TEXTS, vehicleJourney } from '@lichen/contracts/activities/types/vehicle-journey.entity';
import type { location } from '@lichen/contracts/business/location.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { type ActivityTotals, headlineCalculation } from '../emission/activity-totals';

export interface Presentable extends ActivityTotals {
  readonly from: number | null;
  readonly to: number | null;
  readonly scope: Scope;
  readonly created_by: string;
  readonly activity_type: string;
  readonly applied: boolean;
  readonly location?: Partial<RecordOf<typeof location>> | null;
}

/** A journey lies outside the scopes only where the fuel of its vehicle is counted instead. */
const noteOf = ({ activity_type, applied, scope, err_msg, ...totals }: Presentable): string | null =>
  activity_type === vehicleJourney.name &&
  applied &&
  scope === 'no_scope' &&
  err_msg === null &&
  totals.scope1_ug + totals.scope2_ug + totals.scope3_ug === 0
    ? JOURNEY_TEXTS.besideFuel
    : null;

/** The headline of list and viewer, location-based with market-based beside it; where it was, and whose it is. */
export function presentActivity(record: Presentable, { companyId }: { readonly companyId: string }) {
  const { location: site } = record;
  const address = [site?.address_line1, site?.town_or_city].filter(Boolean).join(', ');
  return {
    uid: record.created_by,
    company_id: companyId,
    ...(address ? { location: { ...site, address } } : {}),
    emission_calc:
      record.from === null || record.to === null
        ? null
        : { ...headlineCalculation(record, record.scope, record.from, record.to), note: noteOf(record) },
  };
}
