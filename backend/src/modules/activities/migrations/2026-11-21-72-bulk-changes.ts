import { type Migration, column, companyRow } from '../../../platform/store/schema';

export const up: Migration['up'] = (schema) =>
  schema.createTable('bulk_changes', {
    columns: {
      ...companyRow,
      change: column.longText,
      job_id: column.text(64, true),
      total: column.integer,
      done: column.integer,
      failed: column.integer,
      failures: column.longText,
    },
    primaryKey: ['company_id', 'id'],
    indexes: { bulk_changes_created: ['company_id', 'created_on', 'id'] },
  });
