import { column, type Migration } from '../store/schema';

/** Phone messages: each service's id, and the job to notify of the delivery state. Numbers are stored as hashes. */
export const up: Migration['up'] = (schema) =>
  schema.createTable('text_messages', {
    columns: {
      company_id: column.id,
      id: column.id,
      user_id: column.id,
      channel: column.text(20),
      number_hash: column.text(64),
      provider_id: column.text(120, true),
      state: column.text(20),
      sent_on: column.integer,
      follow_kind: column.text(64),
      follow_input: column.longText,
    },
    primaryKey: ['company_id', 'id'],
    indexes: {
      text_messages_provider: ['provider_id'],
      text_messages_number: ['number_hash', 'sent_on'],
      text_messages_company: ['company_id', 'sent_on'],
    },
  });
