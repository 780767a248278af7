import { type Migration, column, companyRow } from '../../../platform/store/schema';

/** Who has the answers to a survey open. */
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
    // Two pages of one person are one person.
    unique: { survey_presence_once: ['company_id', 'answers_id', 'user_id'] },
  });
