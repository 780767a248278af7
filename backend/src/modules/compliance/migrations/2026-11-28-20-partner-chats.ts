import { type Migration, type TableShape, column, companyRow } from '../../../platform/store/schema';

const CHATS: TableShape = {
  columns: {
    ...companyRow,
    partner_id: column.id,
    to: column.text(64),
    name: column.text(150),
    role: column.text(100, true),
    channel: column.text(100, true),
    last_on: column.integer,
    last_text: column.text(160, true),
    last_own: column.boolean,
    unread: column.integer,
    ended: column.boolean,
    last_seq: column.integer,
    started: column.boolean,
    link_id: column.text(64, true),
    with_company: column.text(64, true),
  },
  primaryKey: ['company_id', 'id'],
  // Two people who write the first message at once create one conversation.
  unique: { partner_chats_once: ['company_id', 'partner_id', 'to'] },
  indexes: {
    partner_chats_last: ['company_id', 'last_on'],
    partner_chats_link: ['company_id', 'link_id'],
  },
};

const MESSAGES: TableShape = {
  columns: {
    ...companyRow,
    partner_id: column.id,
    to: column.text(64),
    content: column.longText,
    status: column.text(100),
    own: column.boolean,
    author: column.text(254),
    seq: column.optionalInteger,
    channel: column.text(100, true),
    sent_on: column.optionalInteger,
    sent_by: column.text(64, true),
    delivered_on: column.optionalInteger,
    read_on: column.optionalInteger,
    file: column.longText,
    file_id: column.text(64, true),
  },
  primaryKey: ['company_id', 'id'],
  indexes: {
    partner_submissions_talk: ['company_id', 'partner_id', 'to', 'seq'],
    partner_submissions_sent: ['company_id', 'sent_on'],
  },
};

/** Conversations with contacts of partners, and their messages. */
export const up: Migration['up'] = async (schema) => {
  await schema.createTable('partner_chats', CHATS);
  await schema.createTable('partner_submissions', MESSAGES);
};
