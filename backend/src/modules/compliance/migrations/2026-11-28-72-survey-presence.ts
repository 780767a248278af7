import { type Migration, column, companyRow } from '../../../platform/store/schema';

/** People who have the answers to a survey open. */
export const up: Migration['up'] = (schema) =>
  schema.createTable('survey_presence', {
    columns: {
      ...companyRow,
      answers_id: column.text(64),
      user_id: column.text(64),
      name: column.text(200),
      question_id: column.text(40, true),
      seen_on: column.integer,
    },
    primaryKey: ['company_id', 'id'],
    // A person with two open pages counts once.
    unique: { survey_presence_once: ['company_id', 'answers_id', 'user_id'] },
  });
