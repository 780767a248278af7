import type { CumulativeTable } from '../../../platform/store/cumulative-totals';
import type { Migration } from '../../../platform/store/schema';

const keys = ['activity_type', 'location_id'];

const amounts = ['scope1_ug', 'scope2_ug', 'scope3_ug', 'market_ug'];

export const SUMS_WITH_APPLIED: CumulativeTable = {
  from: 'activities',
  into: 'activity_months',
  edges: [
    ['started', 'from'],
    ['ended', 'to'],
  ],
  texts: keys,
  bits: { scopes: ['scope1_ug', 'scope2_ug', 'scope3_ug', { zero: 'applied' }] },
  amounts,
};

/**
 * Lists omit activities that are not applied, so the indexes by day include `applied`, and the monthly sums have a bit
 * for it beside those of the scopes. Earlier releases still read and write the sums of applied activities.
 */
export const up: Migration['up'] = async (schema) => {
  const begins = ['company_id', 'from', 'id', 'to', ...keys, ...amounts, 'applied'];
  await schema.addIndex('activities', 'activities_first_days', begins);
  await schema.removeIndex('activities', 'activities_begins');
  await schema.addIndex('activities', 'activities_last_days', ['company_id', 'to', ...keys, 'applied']);
  await schema.removeIndex('activities', 'activities_ends');
  await schema.fillRunUps(SUMS_WITH_APPLIED);
};
