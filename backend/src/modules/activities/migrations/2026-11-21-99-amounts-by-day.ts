import type { Migration } from '../../../platform/store/schema';

/**
 * The indexes of days hold what activities are narrowed and grouped by, and the one of first days their amounts too: the
 * days of a month that a period cuts are counted and summed there, and no row is looked up. They take the places of those
 * that held days alone.
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
