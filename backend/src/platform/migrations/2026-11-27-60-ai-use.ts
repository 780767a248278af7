import { column, type Migration } from '../store/schema';

/** Tokens that companies have used of a language model, by month. */
export const up: Migration['up'] = (schema) =>
  schema.createTable('ai_use', {
    columns: { company_id: column.id, month: column.integer, tokens: column.integer, questions: column.integer },
    primaryKey: ['company_id', 'month'],
  });
