import { type Migration, column } from '../../../platform/store/schema';

/** Since when the issuer of a received passport has not said which ones it revoked, though it was asked. */
export const up: Migration['up'] = (schema) =>
  schema.addColumn('received_passports', 'unheard_since', column.optionalInteger);
