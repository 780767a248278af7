import { type Migration, column } from '../../../platform/store/schema';

/** Activities without a figure are few among many: the reasons are long texts, so a mark stands in the index. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('activities', 'invalid', { ...column.boolean, defaultValue: 0 });
  await schema.mark('activities', 'invalid', 'err_msg');
  await schema.addIndex('activities', 'activities_invalid', ['company_id', 'invalid', 'from', 'id']);
};
