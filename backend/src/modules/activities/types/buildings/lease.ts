import { leaseActivity } from '@lichen/contracts/activities/types/buildings/lease.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { leaseShares, percentOfArea, percentOfTime } from '../../emission/lease-shares';
import { lease } from '../../emission/types/buildings/lease';
import { COUNTRY_AND_GRID, defineType, type Measured } from '../activity-type';

const AREA: Measured = { field: 'area', units: 'area_units' };

export const NO_LEASED_AREA = 'Enter an area above 0, or leave it empty to lease the whole location';

/** Returns a message for a lease of no space, which would have a figure of 0. */
export const impossibleArea = ({
  area,
  applied,
}: Pick<RecordOf<typeof leaseActivity>, 'area' | 'applied'>): Record<string, string> =>
  applied && area === 0 ? { area: NO_LEASED_AREA } : {};

export const leaseType = defineType({
  entity: leaseActivity,
  defaults: { area_units: 'm2', applied: true },
  reads: ['rates'],
  derived: (record, { location }) => {
    const shares = leaseShares(record, location);
    const { lease_days, location_days } = shares;
    const percent_area = percentOfArea(record, location);
    return { lease_days, location_days, percent_area, percent_time: percentOfTime(shares) };
  },
  check: impossibleArea,
  siteFields: [...COUNTRY_AND_GRID, 'from', 'to', 'area', 'area_units'],
  calculator: lease,
  identity: { by: ['location_id', 'partner_id', 'from', 'to'], amounts: [AREA] },
  checks: {
    amounts: ['area'],
    units: 'area_units',
    counts: ['lease'],
    // Areas in one building vary from a floor to a cupboard; rents are compared per day. A location may have a single
    // lease, whose energy use is compared with that of others: a warehouse uses a fraction of a kitchen.
    compared: [
      { kind: 'amount_outlier', alike: [{ by: ['location_id'], times: 10 }], of: [AREA] },
      { kind: 'cost_outlier', alike: [{ by: ['location_id', 'partner_id'], times: 8 }], of: ['price'], byDay: true },
      {
        kind: 'intensity_outlier',
        alike: [
          { by: ['location_id'], times: 10 },
          { by: [], times: 50 },
        ],
        of: ['energy_per_m2'],
      },
    ],
  },
});
