import { type Migration, column } from '../../../platform/store/schema';

/** What the cells of a row were read as. Rows that were checked before show their texts until they are checked again. */
export const up: Migration['up'] = (schema) => schema.addColumn('import_rows', 'read_as', column.longText);
