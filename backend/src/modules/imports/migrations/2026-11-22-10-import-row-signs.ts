import { type Migration, column } from '../../../platform/store/schema';

/** Signature by which repeated rows of a file are found. */
export const up: Migration['up'] = (schema) => schema.addColumn('import_rows', 'signs', column.text(200, true));
