import { type Migration, column } from '../../../platform/store/schema';

/** Records that an import adds when it runs. */
export const up: Migration['up'] = (schema) => schema.addColumn('imports', 'new_records', column.longText);
