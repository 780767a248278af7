import { type Migration, column } from '../../../platform/store/schema';

/** Estimation stays off for existing locations until a user turns it on. */
export const up: Migration['up'] = (schema) =>
  schema.addColumn('locations', 'estimate_emissions', { ...column.boolean, defaultValue: 0 });
