import { type Migration, column } from '../../../platform/store/schema';

/** Locations of before were under operational control for all of their days, or never. */
export const up: Migration['up'] = (schema) =>
  schema.addColumn('locations', 'controlled_until', column.optionalInteger);
