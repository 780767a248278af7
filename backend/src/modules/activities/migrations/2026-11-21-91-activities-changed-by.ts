import { type Migration, column } from '../../../platform/store/schema';

/** Last user who changed an activity, for the filter by people; null if nobody has. */
export const up: Migration['up'] = (schema) => schema.addColumn('activities', 'updated_by', column.text(64, true));
