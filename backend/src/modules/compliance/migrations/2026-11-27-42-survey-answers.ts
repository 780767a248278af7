import { type Migration, column, companyRow } from '../../../platform/store/schema';

/** Answers to surveys of other companies, open and submitted. */
export const up: Migration['up'] = (schema) =>
  schema.createTable('survey_answers', {
    columns: {
      ...companyRow,
      request_id: column.id,
      partner_id: column.id,
      status: column.text(100),
      survey_name: column.text(200),
      survey_hash: column.text(64),
      form: column.longText,
      answers: column.longText,
      last_answers: column.longText,
      returned: column.longText,
      sent_ids: column.longText,
      sent_on: column.optionalInteger,
      check_id: column.optionalId,
      survey_id: column.text(64),
    },
    primaryKey: ['company_id', 'id'],
    indexes: {
      survey_answers_request: ['company_id', 'request_id', 'created_on'],
      survey_answers_partner: ['company_id', 'partner_id', 'survey_id'],
      survey_answers_check: ['company_id', 'check_id'],
    },
  });
