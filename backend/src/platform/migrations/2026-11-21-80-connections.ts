import { type Migration, column } from '../store/schema';

/** The row names both companies, as in every table that two companies share. */
export const up: Migration['up'] = (schema) =>
  schema.createTable('connections', {
    columns: {
      id: column.id,
      from_company: column.id,
      from_record: column.id,
      to_company: column.optionalId,
      to_record: column.optionalId,
      token_hash: column.text(64, true),
      code_hash: column.text(64, true),
      created_on: column.integer,
      expires_on: column.optionalInteger,
      joined_on: column.optionalInteger,
    },
    primaryKey: ['id'],
    unique: { connections_from: ['from_company', 'from_record'], connections_token: ['token_hash'] },
    indexes: { connections_to: ['to_company', 'to_record'] },
  });
