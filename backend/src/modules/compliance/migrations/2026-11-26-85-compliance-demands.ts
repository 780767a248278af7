import { type Migration, type TableShape, column, companyRow } from '../../../platform/store/schema';

const DEMANDS: TableShape = {
  columns: {
    ...companyRow,
    partner_id: column.id,
    demand_type_id: column.text(100),
    mandatory: column.boolean,
    frequency: column.text(100),
    requires_review: column.boolean,
    status: column.text(100),
    partner_level: column.boolean,
    overridden: column.boolean,
    inforce: column.boolean,
    compliant: column.boolean,
    non_compliant_reason: column.text(100, true),
    submitted: column.boolean,
    for_review: column.boolean,
    for_renewal: column.boolean,
    renewal_date: column.optionalInteger,
    submission_count: column.integer,
    has_errors: column.boolean,
    reminder_sent_on: column.optionalInteger,
    withdrawn_on: column.optionalInteger,
    withdrawn_by_name: column.text(130, true),
    withdrawal_reason: column.text(1000, true),
    listed_in: column.longText,
    demand_key: column.text(120),
    with_company: column.text(64, true),
    next_change_on: column.optionalInteger,
    due_told_for: column.optionalInteger,
    end_told_for: column.optionalInteger,
    told_on: column.optionalInteger,
  },
  primaryKey: ['company_id', 'id'],
  // If two people demand the same of a partner at once, the second gets an error.
  unique: { partner_compliance_demands_once: ['company_id', 'demand_key'] },
  indexes: {
    partner_compliance_demands_partner: ['company_id', 'partner_id'],
    partner_compliance_demands_created: ['company_id', 'created_on'],
    // Read by the daily job.
    partner_compliance_demands_change: ['company_id', 'next_change_on'],
    partner_compliance_demands_told: ['company_id', 'told_on'],
  },
};

const SUBMISSIONS: TableShape = {
  columns: {
    ...companyRow,
    demand_id: column.id,
    partner_id: column.id,
    status: column.text(100),
    demand_type_id: column.text(100),
    name: column.text(255),
    received_on: column.integer,
    from: column.optionalInteger,
    to: column.optionalInteger,
    manual: column.boolean,
    has_file: column.boolean,
    is_valid: column.boolean,
    score: column.longText,
    prep_data: column.longText,
    shared_doc: column.text(64, true),
    message: column.text(1000, true),
    reason: column.text(1000, true),
    decided_on: column.optionalInteger,
    decided_by: column.text(64, true),
    check_id: column.text(64),
    share_id: column.text(64),
  },
  primaryKey: ['company_id', 'id'],
  indexes: {
    partner_compliance_submissions_demand: ['company_id', 'demand_id', 'created_on'],
    partner_compliance_submissions_partner: ['company_id', 'partner_id'],
    partner_compliance_submissions_share: ['company_id', 'share_id'],
  },
};

/** Demands of a company and the submissions of its partners. */
export const up: Migration['up'] = async (schema) => {
  await schema.createTable('partner_compliance_demands', DEMANDS);
  await schema.createTable('partner_compliance_submissions', SUBMISSIONS);
};
