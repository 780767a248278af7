import { type Migration, column } from '../store/schema';

export const up: Migration['up'] = (schema) =>
  schema.createTable('used_tokens', {
    columns: { hash: column.text(64), expires_on: column.integer },
    primaryKey: ['hash'],
    indexes: { used_tokens_expiry: ['expires_on'] },
  });
