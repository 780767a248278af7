import { type Migration, column } from '../store/schema';

/** Versions of the shell that were served, and under which hashes the file store has their files. */
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
