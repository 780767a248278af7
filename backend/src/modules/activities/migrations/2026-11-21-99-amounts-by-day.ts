import type { Migration } from '../../../platform/store/schema';

/**
 * The indexes by day include the columns for filters and groups, and the one by first day also the amounts, so that the
 * days of a cut month are counted and added up without reading rows. They replace the former indexes by day only.
 */
export const up: Migration['up'] = async (schema) => {
  const keys = ['activity_type', 'location_id'];
  const amounts = ['scope1_ug', 'scope2_ug', 'scope3_ug', 'market_ug'];
  const begins = ['company_id', 'from', 'id', 'to', ...keys, ...amounts];
  await schema.addIndex('activities', 'activities_begins', begins);
  await schema.removeIndex('activities', 'activities_from');
  await schema.addIndex('activities', 'activities_ends', ['company_id', 'to', ...keys]);
  await schema.removeIndex('activities', 'activities_to');
};
