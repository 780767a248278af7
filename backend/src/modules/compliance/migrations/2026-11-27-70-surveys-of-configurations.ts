import { type Migration, column } from '../../../platform/store/schema';

/** A configuration may ask for answers to a survey. */
export const up: Migration['up'] = (schema) =>
  schema.addColumn('partner_compliance_config', 'survey_type_id', column.optionalId);
