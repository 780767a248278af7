import { type Migration, column } from '../store/schema';

/** Published versions: `release.json` as received, and the hashes of their files in the file store. */
export const up: Migration['up'] = async (schema) => {
  await schema.createTable('release_versions', {
    columns: {
      name: column.text(60),
      version: column.text(64),
      release: column.longText,
      files: column.longText,
      stored_by: column.text(120),
      stored_on: column.integer,
    },
    primaryKey: ['name', 'version'],
  });
};
