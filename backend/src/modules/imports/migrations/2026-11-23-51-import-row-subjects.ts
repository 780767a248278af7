import { type Migration, column } from '../../../platform/store/schema';

/** What the checks compare of a row before it is stored. */
export const up: Migration['up'] = (schema) => schema.addColumn('import_rows', 'subject', column.longText);
