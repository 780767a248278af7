import { column, type Migration } from '../store/schema';

/** Last requested and done day of each company, by daily job. Days are UTC midnights. */
export const up: Migration['up'] = (schema) =>
  schema.createTable('daily_work', {
    columns: {
      name: column.text(50),
      company_id: column.id,
      job_id: column.id,
      day: column.integer,
      done_day: column.integer,
      state: column.text(20),
      changed_on: column.integer,
    },
    primaryKey: ['name', 'company_id'],
  });
