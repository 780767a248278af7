import { type Migration, column, companyRow } from '../../../platform/store/schema';

export const up: Migration['up'] = (schema) =>
  schema.createTable('saved_views', {
    columns: {
      ...companyRow,
      name: column.text(80),
      query: column.text(4000, true),
      hidden: column.longText,
      shared: column.boolean,
      first: column.boolean,
    },
    primaryKey: ['company_id', 'id'],
    indexes: { saved_views_author: ['company_id', 'created_by', 'id'] },
  });
