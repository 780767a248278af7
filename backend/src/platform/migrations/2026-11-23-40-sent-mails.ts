import { column, type Migration } from '../store/schema';

/** Mails that people sent; `address` is the hash of the recipient. */
export const up: Migration['up'] = (schema) =>
  schema.createTable('sent_mails', {
    columns: {
      company_id: column.text(64),
      id: column.text(64),
      user_id: column.text(64),
      address: column.text(64),
      sent_on: column.integer,
    },
    primaryKey: ['company_id', 'id'],
    indexes: {
      sent_mails_company: ['company_id', 'sent_on'],
      sent_mails_address: ['address', 'sent_on'],
      sent_mails_sent_on: ['sent_on'],
    },
  });
