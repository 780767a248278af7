import { column, type Migration } from '../store/schema';

/** Language model tokens used by companies, by month. */
export const up: Migration['up'] = (schema) =>
  schema.createTable('ai_use', {
    columns: { company_id: column.id, month: column.integer, tokens: column.integer, questions: column.integer },
    primaryKey: ['company_id', 'month'],
  });
