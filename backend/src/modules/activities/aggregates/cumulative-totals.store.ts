import type { CumulativeTable } from '../../../platform/store/cumulative-totals';
import { ACTIVITY_MONTHS, AMOUNTS } from './activity-months';

/** The statement by which the database computes the monthly sums from the stored activities. */
export const ACTIVITY_CUMULATIVE_TOTALS: CumulativeTable = {
  from: 'activities',
  into: ACTIVITY_MONTHS.table,
  edges: [
    ['started', 'from'],
    ['ended', 'to'],
  ],
  texts: ['activity_type', 'location_id'],
  bits: { scopes: ['scope1_ug', 'scope2_ug', 'scope3_ug', { zero: 'applied' }] },
  amounts: AMOUNTS,
};
