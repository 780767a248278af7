import { type Migration, column } from '../../../platform/store/schema';

/** Drafts of survey forms. Existing versions stay without a number. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('partner_compliance_surveys', 'draft', column.longText);
  await schema.addColumn('partner_compliance_surveys', 'drafted_on', column.optionalInteger);
  await schema.addColumn('partner_compliance_surveys', 'version_number', column.optionalInteger);
  await schema.addColumn('survey_versions', 'number', column.optionalInteger);
};
