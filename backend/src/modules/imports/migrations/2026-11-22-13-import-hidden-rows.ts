import { type Migration, column } from '../../../platform/store/schema';

/** Rows that are hidden in the workbook. */
export const up: Migration['up'] = (schema) => schema.addColumn('imports', 'hidden_rows', column.longText);
