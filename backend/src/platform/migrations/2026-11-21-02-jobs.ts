import { column, type Migration } from '../store/schema';

export const up: Migration['up'] = async (schema) => {
  await schema.createTable('jobs', {
    columns: {
      company_id: column.id,
      id: column.id,
      user_id: column.id,
      kind: column.text(60),
      input: column.longText,
      state: column.text(20),
      done: column.integer,
      total: column.optionalInteger,
      message: column.text(500, true),
      attempt: column.integer,
      checkpoint: column.longText,
      result: column.longText,
      error: column.text(500, true),
      due_on: column.integer,
      claim: column.optionalId,
      cancel_requested: column.boolean,
      created_on: column.integer,
      ended_on: column.optionalInteger,
    },
    primaryKey: ['company_id', 'id'],
    indexes: { jobs_due: ['state', 'due_on'], jobs_ended: ['ended_on'] },
  });
};
