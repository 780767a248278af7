import { type Migration, column } from '../../../platform/store/schema';

/** Values read from the cells of a row. Rows checked earlier show the texts until they are checked again. */
export const up: Migration['up'] = (schema) => schema.addColumn('import_rows', 'read_as', column.longText);
