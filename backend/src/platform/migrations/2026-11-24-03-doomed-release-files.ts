import { column, type Migration } from '../store/schema';

/** Release files that no stored version refers to, with their sizes. */
export const up: Migration['up'] = (schema) =>
  schema.createTable('doomed_release_files', {
    columns: { hash: column.text(64), state: column.text(20), since: column.integer, bytes: column.integer },
    primaryKey: ['hash'],
    indexes: { doomed_release_files_since: ['state', 'since'] },
  });
