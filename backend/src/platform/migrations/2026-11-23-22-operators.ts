import { column, type Migration } from '../store/schema';

/** Whether a person is an operator; null for existing people. */
export const up: Migration['up'] = (schema) => schema.addColumn('users', 'operator', column.optionalBoolean);
