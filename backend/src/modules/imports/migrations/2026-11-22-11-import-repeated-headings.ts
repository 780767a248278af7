import { type Migration, column } from '../../../platform/store/schema';

/** Number of times that the heading is repeated within the file. */
export const up: Migration['up'] = (schema) => schema.addColumn('imports', 'repeated_headings', column.longText);
