import { type Migration, column } from '../store/schema';

/**
 * Adds a company's handling of its approved years, null for the default, and the reason that a job was started for.
 */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('accounts', 'approved_year_changes', column.text(100, true));
  await schema.addColumn('accounts', 'year_approvals', column.text(100, true));
  await schema.addColumn('accounts', 'approved_years', column.longText);
  await schema.addColumn('jobs', 'reason', column.text(500, true));
};
