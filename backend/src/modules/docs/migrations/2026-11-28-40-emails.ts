import { type Migration, type TableShape, column, companyRow } from '../../../platform/store/schema';

const EMAILS: TableShape = {
  columns: {
    ...companyRow,
    date: column.optionalInteger,
    from: column.text(320),
    subject: column.text(500),
    to: column.longText,
    text: column.longText,
    messageId: column.text(998, true),
    duplicate: column.boolean,
    attachments: column.longText,
    numAttachments: column.integer,
    files: column.longText,
    status: column.text(100),
    status_history: column.longText,
    error_message: column.text(500, true),
    size: column.integer,
    sender: column.text(254),
    message_key: column.text(64),
    file_id: column.optionalId,
    content_hash: column.text(64),
    job_id: column.optionalId,
  },
  primaryKey: ['company_id', 'id'],
  indexes: {
    emails_created: ['company_id', 'created_on'],
    emails_message: ['company_id', 'message_key'],
    emails_sender: ['company_id', 'sender', 'created_on'],
  },
};

/** Addresses are looked up by token before the company is known. */
const ADDRESSES: TableShape = {
  columns: { token: column.text(32), company_id: column.id, created_on: column.integer },
  primaryKey: ['token'],
  unique: { mail_addresses_company: ['company_id'] },
};

/** Adds emails, the addresses they arrive at, and the email that a document came with. */
export const up: Migration['up'] = async (schema) => {
  await schema.createTable('emails', EMAILS);
  await schema.createTable('mail_addresses', ADDRESSES);
  await schema.addColumn('docs', 'email_id', column.optionalId);
};
