import { type Migration, column } from '../../../platform/store/schema';

/** How often the heading of a file stands in it again. */
export const up: Migration['up'] = (schema) => schema.addColumn('imports', 'repeated_headings', column.longText);
