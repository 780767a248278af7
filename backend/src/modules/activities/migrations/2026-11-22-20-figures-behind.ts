import { type Migration, column } from '../../../platform/store/schema';

/** Activities that are older than what they are made of, and the recalculation of these alone. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('activities', 'behind_since', column.optionalInteger);
  await schema.addColumn('activities', 'behind_by', column.text(60, true));
  await schema.addIndex('activities', 'activities_behind', ['company_id', 'behind_since']);
  await schema.addColumn('recalculations', 'behind', column.optionalBoolean);
};
