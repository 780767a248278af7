import { type Migration, column } from '../../../platform/store/schema';

/** Adds the import that reads the list of a document. */
export const up: Migration['up'] = (schema) => schema.addColumn('docs', 'import_id', column.text(64, true));
