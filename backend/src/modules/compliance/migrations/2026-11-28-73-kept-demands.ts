import { type Migration, column } from '../../../platform/store/schema';

/** Adds the time at which a configuration's demands were removed; they stay stored for a while. */
export const up: Migration['up'] = (schema) =>
  schema.addColumn('partner_compliance_config', 'removed_on', column.optionalInteger);
