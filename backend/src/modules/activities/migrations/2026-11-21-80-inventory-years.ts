import { type Migration, column, companyRow } from '../../../platform/store/schema';

export const up: Migration['up'] = async (schema) => {
  await schema.createTable('inventory_years', {
    columns: {
      ...companyRow,
      year: column.integer,
      state: column.text(100),
      approved_by: column.text(254, true),
      approved_on: column.optionalInteger,
      note: column.text(2000, true),
      approved_ug: column.longText,
    },
    primaryKey: ['company_id', 'id'],
    // Prevents two concurrent approvals from creating the year twice.
    unique: { inventory_years_year: ['company_id', 'year'] },
  });
  await schema.addColumn('recalculations', 'closed', column.optionalInteger);
};
