import { column, type Migration } from '../../../platform/store/schema';

/** When the personal data of somebody were erased; empty for everybody else. */
export const up: Migration['up'] = (schema) => schema.addColumn('profiles', 'erased_on', column.optionalInteger);
