import { type Migration, column } from '../../../platform/store/schema';

/** State of a bulk change; null for earlier ones, whose outcome only their job has. */
export const up: Migration['up'] = (schema) => schema.addColumn('bulk_changes', 'state', column.text(100, true));
