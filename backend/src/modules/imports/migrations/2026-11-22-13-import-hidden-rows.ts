import { type Migration, column } from '../../../platform/store/schema';

/** Lines that a workbook hides. */
export const up: Migration['up'] = (schema) => schema.addColumn('imports', 'hidden_rows', column.longText);
