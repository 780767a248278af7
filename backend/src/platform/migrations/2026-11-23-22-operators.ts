import { column, type Migration } from '../store/schema';

/** Whether a person runs the installation; nobody of before does. */
export const up: Migration['up'] = (schema) => schema.addColumn('users', 'operator', column.optionalBoolean);
