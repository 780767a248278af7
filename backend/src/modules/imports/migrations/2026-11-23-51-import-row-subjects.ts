import { type Migration, column } from '../../../platform/store/schema';

/** Adds the values of a row that the checks compare before it is stored. */
export const up: Migration['up'] = (schema) => schema.addColumn('import_rows', 'subject', column.longText);
