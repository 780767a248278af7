import { type Migration, column } from '../../../platform/store/schema';

/** What a row is known again by among the rows of its file. */
export const up: Migration['up'] = (schema) => schema.addColumn('import_rows', 'signs', column.text(200, true));
