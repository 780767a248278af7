import { column, type Migration } from '../store/schema';

/**
 * Answers to phone messages: the job to start for one, the messages received, each taken once, and the numbers that
 * want no more. Numbers are stored as hashes.
 */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('text_messages', 'answer_kind', column.text(64, true));
  await schema.addColumn('text_messages', 'answer_input', column.longText);
  await schema.addColumn('text_messages', 'sender_hash', column.text(64, true));
  await schema.createTable('received_texts', {
    columns: {
      company_id: column.id,
      id: column.id,
      channel: column.text(20),
      number_hash: column.text(64),
      message_hash: column.text(64),
      received_on: column.integer,
    },
    primaryKey: ['company_id', 'id'],
    unique: { received_texts_once: ['message_hash'] },
    indexes: { received_texts_number: ['number_hash', 'received_on'] },
  });
  await schema.createTable('stopped_numbers', {
    columns: { number_hash: column.text(64), stopped_on: column.integer },
    primaryKey: ['number_hash'],
  });
};
