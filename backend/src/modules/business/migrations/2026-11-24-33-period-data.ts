import { type Migration, column, companyRow } from '../../../platform/store/schema';

/** Allows one value for each record, year and figure. */
export const up: Migration['up'] = (schema) =>
  schema.createTable('period_data', {
    columns: {
      ...companyRow,
      parent_id: column.text(64),
      year: column.integer,
      figure: column.text(100),
      value: column.integer,
    },
    primaryKey: ['company_id', 'id'],
    unique: { period_data_once: ['company_id', 'parent_id', 'year', 'figure'] },
    indexes: { period_data_year: ['company_id', 'year'] },
  });
