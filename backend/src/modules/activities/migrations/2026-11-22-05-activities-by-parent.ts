import type { Migration } from '../../../platform/store/schema';

/**
 * Indexes activities by each record that they reference, like by location, because a record's page lists its few
 * activities among a million. Most activities reference none and come first in the index.
 */
export const up: Migration['up'] = async (schema) => {
  for (const parent of ['partner', 'vehicle', 'profile', 'product', 'source'])
    await schema.addIndex('activities', `activities_${parent}`, ['company_id', `${parent}_id`, 'from', 'id']);
};
