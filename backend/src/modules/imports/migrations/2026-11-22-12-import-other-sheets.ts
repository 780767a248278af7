import { type Migration, column } from '../../../platform/store/schema';

/** Sheets of a workbook that were not read. */
export const up: Migration['up'] = (schema) => schema.addColumn('imports', 'other_sheets', column.longText);
