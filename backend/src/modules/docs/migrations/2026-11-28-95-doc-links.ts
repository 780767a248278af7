import { type Migration, type TableShape, column, companyRow } from '../../../platform/store/schema';

const LINKS: TableShape = {
  columns: {
    ...companyRow,
    doc_id: column.id,
    partner_id: column.id,
    contact_id: column.id,
    status: column.text(100),
    doc_name: column.text(255),
    contact_name: column.text(130),
    shared_by_name: column.text(130),
    with_file: column.boolean,
    with_data: column.boolean,
    doc_ids: column.longText,
    said: column.longText,
    message: column.text(1000, true),
    language: column.text(10),
    shared_on: column.integer,
    shared_by: column.id,
    ends_on: column.integer,
    recalled_on: column.optionalInteger,
    recalled_by: column.optionalId,
  },
  primaryKey: ['company_id', 'id'],
  indexes: {
    doc_links_doc: ['company_id', 'doc_id'],
    doc_links_partner: ['company_id', 'partner_id'],
    doc_links_shared: ['company_id', 'shared_on'],
  },
};

/** Links are looked up by the hash of their token before the company is known; the token itself is not stored. */
const TOKENS: TableShape = {
  columns: {
    hash: column.text(64),
    company_id: column.id,
    link_id: column.id,
    sent_id: column.id,
    opened_on: column.optionalInteger,
  },
  primaryKey: ['hash'],
};

/** Adds links that open one document without an account, and the delivery state of each sending. */
export const up: Migration['up'] = async (schema) => {
  await schema.createTable('doc_links', LINKS);
  await schema.createTable('doc_link_tokens', TOKENS);
  await schema.addColumn('sent_docs', 'link_id', column.optionalId);
  await schema.addColumn('sent_docs', 'state', column.text(100, true));
  await schema.addColumn('sent_docs', 'state_on', column.optionalInteger);
};
