import { column, type Migration } from '../store/schema';

const files: Migration = {
  name: '2026-11-21-03-files',
  up: (schema) =>
    schema.createTable('files', {
      columns: {
        company_id: column.id,
        id: column.id,
        owner_id: column.optionalId,
        entity: column.text(80),
        name: column.text(255),
        hash: column.id,
        bytes: column.integer,
        mime: column.text(127),
        created_on: column.integer,
        created_by: column.id,
      },
      primaryKey: ['company_id', 'id'],
      indexes: { files_owner: ['company_id', 'owner_id'], files_hash: ['hash'] },
    }),
};

const doomedFiles: Migration = {
  name: '2026-11-21-51-doomed-files',
  up: (schema) =>
    schema.createTable('doomed_files', {
      columns: { hash: column.text(64), state: column.text(20), since: column.integer },
      primaryKey: ['hash'],
      indexes: { doomed_files_since: ['state', 'since'] },
    }),
};

/** Files that are kept for a while only, such as downloads that somebody asked for. */
const expiringFiles: Migration = {
  name: '2026-11-21-70-expiring-files',
  up: async (schema) => {
    await schema.addColumn('files', 'expires_on', column.optionalInteger);
    await schema.addIndex('files', 'files_expires', ['expires_on']);
  },
};

export const filesMigrations: readonly Migration[] = [files, doomedFiles, expiringFiles];
