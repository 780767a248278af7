import { column, type Migration } from '../store/schema';

/** What was seen of a version in a browser before it was stored, as JSON. */
export const up: Migration['up'] = (schema) => schema.addColumn('release_versions', 'proof', column.longText);
