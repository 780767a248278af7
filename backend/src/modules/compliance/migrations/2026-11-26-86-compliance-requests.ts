import { type Migration, type TableShape, column, companyRow } from '../../../platform/store/schema';

const REQUESTS: TableShape = {
  columns: {
    ...companyRow,
    partner_id: column.id,
    demand_id: column.text(64),
    demand_type_id: column.text(100),
    mandatory: column.boolean,
    frequency: column.text(100),
    requires_review: column.boolean,
    asked: column.boolean,
    asked_on: column.integer,
    inforce: column.boolean,
    submitted: column.boolean,
    for_review: column.boolean,
    for_renewal: column.boolean,
    renewal_date: column.optionalInteger,
    non_compliant_reason: column.text(100, true),
    reminded_on: column.optionalInteger,
    listed_in: column.longText,
    due_on: column.integer,
  },
  primaryKey: ['company_id', 'id'],
  // A demand has one request, even under concurrent writes.
  unique: { partner_compliance_requests_once: ['company_id', 'demand_id'] },
  indexes: {
    partner_compliance_requests_partner: ['company_id', 'partner_id'],
    partner_compliance_requests_due: ['company_id', 'due_on'],
  },
};

const CHECKS: TableShape = {
  columns: {
    ...companyRow,
    request_id: column.id,
    partner_id: column.text(64),
    doc_id: column.optionalId,
    doc_name: column.text(255),
    doc_share_id: column.optionalId,
    status: column.text(100),
    reason: column.text(1000, true),
    from: column.optionalInteger,
    to: column.optionalInteger,
  },
  primaryKey: ['company_id', 'id'],
  indexes: {
    partner_compliance_checks_request: ['company_id', 'request_id', 'created_on'],
    partner_compliance_checks_share: ['company_id', 'doc_share_id'],
    partner_compliance_checks_doc: ['company_id', 'doc_id'],
    partner_compliance_checks_partner: ['company_id', 'partner_id'],
  },
};

/** Requests of connected companies and this company's answers. */
export const up: Migration['up'] = async (schema) => {
  await schema.createTable('partner_compliance_requests', REQUESTS);
  await schema.createTable('partner_compliance_checks', CHECKS);
};
