import { type Migration, column } from '../store/schema';

/**
 * How a company handles its approved years; null means the default. A job also stores the reason it was started for.
 */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('accounts', 'approved_year_changes', column.text(100, true));
  await schema.addColumn('accounts', 'year_approvals', column.text(100, true));
  await schema.addColumn('accounts', 'approved_years', column.longText);
  await schema.addColumn('jobs', 'reason', column.text(500, true));
};
