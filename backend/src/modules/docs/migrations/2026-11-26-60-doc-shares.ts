import { type Migration, type TableShape, column, companyRow } from '../../../platform/store/schema';

const SHARES: TableShape = {
  columns: {
    ...companyRow,
    doc_id: column.id,
    partner_id: column.id,
    doc_name: column.text(255),
    partner_name: column.text(100),
    status: column.text(100),
    with_file: column.boolean,
    with_data: column.boolean,
    edited: column.boolean,
    expiry_date: column.optionalInteger,
    shared_on: column.optionalInteger,
    shared_by: column.optionalId,
    recalled_on: column.optionalInteger,
    recalled_by: column.optionalId,
  },
  primaryKey: ['company_id', 'id'],
  indexes: {
    doc_shares_doc: ['company_id', 'doc_id'],
    doc_shares_partner: ['company_id', 'partner_id'],
    doc_shares_created: ['company_id', 'created_on'],
  },
};

const SHARED: TableShape = {
  columns: {
    ...companyRow,
    partner_id: column.id,
    share_id: column.id,
    name: column.text(255),
    status: column.text(100),
    doc_ids: column.longText,
    doc_type_id: column.text(40, true),
    categories: column.longText,
    prep_data: column.longText,
    data_shared: column.boolean,
    contents: column.longText,
    expiry_date: column.optionalInteger,
    message: column.text(1000, true),
    shared_on: column.integer,
    doc_id: column.optionalId,
  },
  primaryKey: ['company_id', 'id'],
  indexes: {
    shared_docs_partner: ['company_id', 'partner_id', 'shared_on'],
    shared_docs_share: ['company_id', 'share_id'],
    shared_docs_on: ['company_id', 'shared_on'],
  },
};

const SENT: TableShape = {
  columns: {
    ...companyRow,
    doc_id: column.id,
    partner_id: column.optionalId,
    contact_id: column.optionalId,
    doc_share_id: column.optionalId,
    send_method: column.text(100),
    email: column.text(254, true),
    country_code: column.text(8, true),
    number: column.text(30, true),
    message: column.text(1000, true),
    contact_name: column.text(130, true),
    doc_name: column.text(255),
    shared_on: column.integer,
  },
  primaryKey: ['company_id', 'id'],
  indexes: {
    sent_docs_doc: ['company_id', 'doc_id', 'shared_on'],
    sent_docs_on: ['company_id', 'shared_on'],
  },
};

/** Adds shares of documents: the sender's row, the receiver's row, and what was sent. */
export const up: Migration['up'] = async (schema) => {
  await schema.createTable('doc_shares', SHARES);
  await schema.createTable('shared_docs', SHARED);
  await schema.createTable('sent_docs', SENT);
};
