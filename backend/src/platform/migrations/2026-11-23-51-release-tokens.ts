import { type Migration, column } from '../store/schema';

/** Tokens for publishing without a person; only their hashes are stored. */
export const up: Migration['up'] = async (schema) => {
  await schema.createTable('release_tokens', {
    columns: {
      id: column.id,
      label: column.text(120),
      hash: column.text(64),
      scopes: column.longText,
      created_by: column.text(120),
      created_on: column.integer,
      expires_on: column.integer,
      revoked_on: column.optionalInteger,
      last_used_on: column.optionalInteger,
    },
    primaryKey: ['id'],
  });
};
