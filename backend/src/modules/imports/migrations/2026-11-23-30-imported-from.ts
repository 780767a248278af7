import type { Migration } from '../../../platform/store/schema';

/** Finds the import row of an activity without reading the whole import. */
export const up: Migration['up'] = (schema) =>
  schema.addIndex('import_rows', 'import_rows_of_activity', ['company_id', 'activity_id']);
