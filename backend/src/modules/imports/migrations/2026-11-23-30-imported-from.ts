import type { Migration } from '../../../platform/store/schema';

/** The row that an activity came from is found without reading its import. */
export const up: Migration['up'] = (schema) =>
  schema.addIndex('import_rows', 'import_rows_of_activity', ['company_id', 'activity_id']);
