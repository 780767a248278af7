import { type Migration, column } from '../../../platform/store/schema';

/** Kind of credits and removals; earlier figures get it when they are recalculated. */
export const up: Migration['up'] = (schema) => schema.addColumn('activities', 'offset_kind', column.text(100, true));
