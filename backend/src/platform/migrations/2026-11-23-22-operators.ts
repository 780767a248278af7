import { column, type Migration } from '../store/schema';

/** Marks people who are operators; null for existing people. */
export const up: Migration['up'] = (schema) => schema.addColumn('users', 'operator', column.optionalBoolean);
