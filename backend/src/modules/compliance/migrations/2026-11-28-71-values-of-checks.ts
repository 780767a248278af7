import { type Migration, column } from '../../../platform/store/schema';

/** Submitted field values, so that single fields can be returned. */
export const up: Migration['up'] = (schema) =>
  schema.addColumn('partner_compliance_checks', 'prep_data', column.longText);
