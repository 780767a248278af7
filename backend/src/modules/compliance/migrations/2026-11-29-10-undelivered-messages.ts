import { type Migration, column } from '../../../platform/store/schema';

/** When the portal gave up to send a message by email. */
export const up: Migration['up'] = (schema) =>
  schema.addColumn('partner_submissions', 'failed_on', column.optionalInteger);
