import { column, type Migration } from '../../../platform/store/schema';

/** The time at which a person's data were erased; null for everybody else. */
export const up: Migration['up'] = (schema) => schema.addColumn('profiles', 'erased_on', column.optionalInteger);
