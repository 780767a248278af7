import { type Migration, column, companyRow } from '../../../platform/store/schema';

export const up: Migration['up'] = (schema) =>
  schema.createTable('activity_extracts', {
    columns: {
      ...companyRow,
      state: column.text(100),
      format: column.text(100),
      total: column.integer,
      job_id: column.text(64, true),
      file_id: column.text(64, true),
      expires_on: column.optionalInteger,
    },
    primaryKey: ['company_id', 'id'],
    indexes: { activity_extracts_created: ['company_id', 'created_on', 'id'] },
  });
