import { type Migration, column } from '../../../platform/store/schema';

/** Who changed an activity last, for the filter by people; empty as long as nobody has. */
export const up: Migration['up'] = (schema) => schema.addColumn('activities', 'updated_by', column.text(64, true));
