import { type Migration, column, companyRow } from '../../../platform/store/schema';

/** Surveys, and every version of their forms. */
export const up: Migration['up'] = async (schema) => {
  await schema.createTable('partner_compliance_surveys', {
    columns: {
      ...companyRow,
      survey_name: column.text(200),
      form: column.longText,
      version_hash: column.text(64, true),
      name_key: column.text(600),
    },
    primaryKey: ['company_id', 'id'],
    indexes: { surveys_name: ['company_id', 'survey_name', 'id'] },
  });
  await schema.createTable('survey_versions', {
    columns: { ...companyRow, survey_id: column.id, hash: column.text(64), form: column.longText },
    primaryKey: ['company_id', 'id'],
    // Two people who save the same form at once create one version.
    unique: { survey_versions_once: ['company_id', 'survey_id', 'hash'] },
  });
};
