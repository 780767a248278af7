import { type Migration, column } from '../../../platform/store/schema';

/** Demands for survey answers, and returned questions. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('partner_compliance_demands', 'survey_type_id', column.optionalId);
  await schema.addColumn('partner_compliance_demands', 'survey_hash', column.text(64, true));
  await schema.addColumn('partner_compliance_demands', 'survey_name', column.text(200, true));
  await schema.addColumn('partner_compliance_submissions', 'survey_hash', column.text(64, true));
  await schema.addColumn('partner_compliance_submissions', 'returned', column.longText);
  await schema.addColumn('partner_compliance_requests', 'survey_name', column.text(200, true));
  await schema.addColumn('partner_compliance_checks', 'returned', column.longText);
};
