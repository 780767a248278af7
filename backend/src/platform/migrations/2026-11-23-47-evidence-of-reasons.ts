import { type Migration, column } from '../store/schema';

/** A job stores the file uploaded as evidence for its reason. */
export const up: Migration['up'] = (schema) => schema.addColumn('jobs', 'evidence_id', column.text(64, true));
