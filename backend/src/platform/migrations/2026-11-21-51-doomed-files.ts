import { column, type Migration } from '../store/schema';

export const up: Migration['up'] = (schema) =>
  schema.createTable('doomed_files', {
    columns: { hash: column.text(64), state: column.text(20), since: column.integer },
    primaryKey: ['hash'],
    indexes: { doomed_files_since: ['state', 'since'] },
  });
