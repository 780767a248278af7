import { type Migration, column } from '../../../platform/store/schema';

/** Nothing is estimated at locations of before until somebody asks for it. */
export const up: Migration['up'] = (schema) =>
  schema.addColumn('locations', 'estimate_emissions', { ...column.boolean, defaultValue: 0 });
