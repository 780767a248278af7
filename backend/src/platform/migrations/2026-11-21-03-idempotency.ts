import { type Migration, column } from '../store/schema';

export const up: Migration['up'] = (schema) =>
  schema.createTable('idempotency_keys', {
    columns: {
      company_id: column.id,
      user_id: column.id,
      idempotency_key: column.text(255),
      fingerprint: column.text(64),
      answer: column.longText,
      created_on: column.integer,
    },
    primaryKey: ['company_id', 'user_id', 'idempotency_key'],
    indexes: { idempotency_keys_age: ['created_on'] },
  });
