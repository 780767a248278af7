import { type Migration, column } from '../../../platform/store/schema';

/** Adds the places on a document's pages where people showed values. */
export const up: Migration['up'] = (schema) => schema.addColumn('docs', 'places', column.longText);
