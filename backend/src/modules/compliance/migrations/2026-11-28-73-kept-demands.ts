import { type Migration, column } from '../../../platform/store/schema';

/** Since when what a configuration asked is taken back; what went is kept for a while. */
export const up: Migration['up'] = (schema) =>
  schema.addColumn('partner_compliance_config', 'removed_on', column.optionalInteger);
