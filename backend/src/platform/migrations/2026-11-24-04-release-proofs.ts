import { column, type Migration } from '../store/schema';

/** Browser proof of a version from before it was stored, as JSON. */
export const up: Migration['up'] = (schema) => schema.addColumn('release_versions', 'proof', column.longText);
