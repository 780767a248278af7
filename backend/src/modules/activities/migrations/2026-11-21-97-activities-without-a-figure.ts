import { type Migration, column } from '../../../platform/store/schema';

/** Indexes the few activities without a figure by a flag, because their reasons are long texts. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('activities', 'invalid', { ...column.boolean, defaultValue: 0 });
  await schema.mark('activities', 'invalid', 'err_msg');
  await schema.addIndex('activities', 'activities_invalid', ['company_id', 'invalid', 'from', 'id']);
};
