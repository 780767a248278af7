import { type Migration, column } from '../../../platform/store/schema';

/** Where on the pages of a document somebody showed the values of its fields. */
export const up: Migration['up'] = (schema) => schema.addColumn('docs', 'places', column.longText);
