import { type Migration, column } from '../store/schema';

/** A job carries the file that bears out the reason it was started for. */
export const up: Migration['up'] = (schema) => schema.addColumn('jobs', 'evidence_id', column.text(64, true));
