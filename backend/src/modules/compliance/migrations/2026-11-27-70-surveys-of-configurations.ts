import { type Migration, column } from '../../../platform/store/schema';

/** The survey that a configuration demands. */
export const up: Migration['up'] = (schema) =>
  schema.addColumn('partner_compliance_config', 'survey_type_id', column.optionalId);
