import { type Migration, column } from '../../../platform/store/schema';

/** Adds the time at which the issuer of a received passport first failed to answer. */
export const up: Migration['up'] = (schema) =>
  schema.addColumn('received_passports', 'unheard_since', column.optionalInteger);
