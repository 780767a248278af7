import { type Migration, column } from '../../../platform/store/schema';

/** A person's choices for the warnings of a single row. */
export const up: Migration['up'] = (schema) => schema.addColumn('import_rows', 'choices', column.longText);
