import { column, type Migration } from '../../../platform/store/schema';

/** Adds the reason why a document was not applied automatically. */
export const up: Migration['up'] = (schema) => schema.addColumn('docs', 'waits_for', column.text(100, true));
