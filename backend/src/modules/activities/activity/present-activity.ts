import type { Scope } from '@lichen/contracts/activities/inventory-line';
import { JOURNEY_TEXTS, vehicleJourney } from '@lichen/contracts/activities/types/vehicles/vehicle-journey.entity';
import type { location } from '@lichen/contracts/business/location.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { type ActivityTotals, headlineCalculation } from '../emission/activity-totals';

/** An activity as stored, with its totals in micrograms. */
export interface Presentable extends ActivityTotals {
  readonly from: number | null;
  readonly to: number | null;
  readonly scope: Scope;
  readonly created_by: string;
  readonly activity_type: string;
  readonly applied: boolean;
  readonly location?: Partial<RecordOf<typeof location>> | null;
}

/** Returns the note of a journey outside the scopes, which means that the fuel of its vehicle counts instead. */
const noteOf = (record: Presentable): string | null =>
  record.activity_type === vehicleJourney.name &&
  record.applied &&
  record.scope === 'no_scope' &&
  record.err_msg === null &&
  record.scope1_ug + record.scope2_ug + record.scope3_ug === 0
    ? JOURNEY_TEXTS.besideFuel
    : null;

type Site = NonNullable<Presentable['location']>;

/** Cache, because the rows of a list share their locations. */
const addressed = new WeakMap<Site, Site>();

/** Returns a location with its address on one line. */
function addressedSite(site: Site): Site {
  const known = addressed.get(site);
  if (known) return known;
  const address = [site.address_line1, site.town_or_city].filter(Boolean).join(', ');
  const made = address ? ({ ...site, address } as Site) : site;
  addressed.set(site, made);
  return made;
}

/**
 * Returns the activity as list and viewer show it: location-based headline with the market-based figure, location and
 * owner.
 */
export function presentActivity(record: Presentable, { companyId }: { readonly companyId: string }) {
  const { location: site } = record;
  return {
    uid: record.created_by,
    company_id: companyId,
    ...(site ? { location: addressedSite(site) } : {}),
    emission_calc:
      record.from === null || record.to === null
        ? null
        : { ...headlineCalculation(record, record.scope, record.from, record.to), note: noteOf(record) },
  };
}
