import { leaseActivity } from '@lichen/contracts/activities/types/lease.entity';
import { leaseShares, percentOfArea, percentOfTime } from '../emission/lease-shares';
import { lease } from '../emission/types/lease';
import { defineType } from './activity-type';

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
  calculator: lease,
  identity: { by: ['location_id', 'partner_id', 'from', 'to'], amounts: ['area'] },
  checks: { counts: ['lease'] },
});
