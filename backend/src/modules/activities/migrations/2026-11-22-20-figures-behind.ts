import { type Migration, column } from '../../../platform/store/schema';

/** Marks activities whose figure is behind, and recalculations limited to them. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('activities', 'behind_since', column.optionalInteger);
  await schema.addColumn('activities', 'behind_by', column.text(60, true));
  await schema.addIndex('activities', 'activities_behind', ['company_id', 'behind_since']);
  await schema.addColumn('recalculations', 'behind', column.optionalBoolean);
};
