import { column, type Migration } from '../../../platform/store/schema';

/** Why a document was not applied by itself. */
export const up: Migration['up'] = (schema) => schema.addColumn('docs', 'waits_for', column.text(100, true));
