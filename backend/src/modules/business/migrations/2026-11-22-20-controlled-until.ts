import { type Migration, column } from '../../../platform/store/schema';

/** Null for existing locations: they were under operational control for their whole lifetime, or never. */
export const up: Migration['up'] = (schema) =>
  schema.addColumn('locations', 'controlled_until', column.optionalInteger);
