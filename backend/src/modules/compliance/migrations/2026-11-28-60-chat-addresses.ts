import { column, type Migration } from '../../../platform/store/schema';

/** Reply addresses of conversations, found by their token; and the email that a message came with. */
export const up: Migration['up'] = async (schema) => {
  await schema.createTable('chat_addresses', {
    columns: { token: column.text(32), company_id: column.id, chat_id: column.id, created_on: column.integer },
    primaryKey: ['token'],
    unique: { chat_addresses_chat: ['company_id', 'chat_id'] },
  });
  await schema.addColumn('partner_submissions', 'mail_key', column.text(64, true));
};
