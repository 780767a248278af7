import { type Migration, column } from '../../../platform/store/schema';

/** What a submitted document says stays with its check: single fields of it may come back. */
export const up: Migration['up'] = (schema) =>
  schema.addColumn('partner_compliance_checks', 'prep_data', column.longText);
