import { type Migration, column, companyRow } from '../../../platform/store/schema';

/** Conversations that build survey forms from plain text. */
export const up: Migration['up'] = (schema) =>
  schema.createTable('form_builder', {
    columns: {
      ...companyRow,
      name: column.text(200),
      survey_id: column.optionalId,
      messages: column.longText,
      model: column.text(100),
      form: column.longText,
      unsure: column.longText,
    },
    primaryKey: ['company_id', 'id'],
    indexes: {
      form_builder_survey: ['company_id', 'survey_id'],
      form_builder_created: ['company_id', 'created_on'],
    },
  });
