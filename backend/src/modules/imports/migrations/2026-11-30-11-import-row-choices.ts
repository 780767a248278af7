import { type Migration, column } from '../../../platform/store/schema';

/** A person's choice for a single row with warnings. */
export const up: Migration['up'] = (schema) => schema.addColumn('import_rows', 'choice', column.text(100, true));
