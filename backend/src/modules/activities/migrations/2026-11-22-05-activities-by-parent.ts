import type { Migration } from '../../../platform/store/schema';

/**
 * What hangs on a record is listed on its page, and few of a million activities do: each of the records that activities
 * hang on has an index as locations have. Most activities name none of them, and stand together at its beginning.
 */
export const up: Migration['up'] = async (schema) => {
  for (const parent of ['partner', 'vehicle', 'profile', 'product', 'source'])
    await schema.addIndex('activities', `activities_${parent}`, ['company_id', `${parent}_id`, 'from', 'id']);
};
