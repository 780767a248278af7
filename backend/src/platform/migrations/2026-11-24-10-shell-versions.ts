import { type Migration, column } from '../store/schema';

/** Shell versions that were served, and the hashes of their files in the file store. */
export const up: Migration['up'] = async (schema) => {
  await schema.createTable('shell_versions', {
    columns: {
      version: column.text(64),
      files: column.longText,
      served_on: column.integer,
    },
    primaryKey: ['version'],
  });
};
