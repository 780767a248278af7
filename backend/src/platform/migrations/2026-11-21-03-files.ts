import { column, type Migration } from '../store/schema';

export const up: Migration['up'] = (schema) =>
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
  });
