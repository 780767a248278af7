import { type Migration, column } from '../../../platform/store/schema';

/** Where a change of many activities stands; empty for those of before, whose end is in their job alone. */
export const up: Migration['up'] = (schema) => schema.addColumn('bulk_changes', 'state', column.text(100, true));
