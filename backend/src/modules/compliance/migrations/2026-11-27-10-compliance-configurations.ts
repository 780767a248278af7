import { type Migration, type TableShape, column, companyRow } from '../../../platform/store/schema';

const CONFIGURATIONS: TableShape = {
  columns: {
    ...companyRow,
    name: column.text(120),
    name_key: column.text(360),
    demand_type_id: column.text(100),
    role_id: column.longText,
    custom_category: column.longText,
    partner_ids: column.longText,
    frequency: column.text(100),
    mandatory: column.boolean,
    requires_review: column.boolean,
    partner_override: column.boolean,
    active: column.boolean,
    working: column.boolean,
    unfinished: column.boolean,
    work_message: column.text(1000, true),
    work_job_id: column.text(64, true),
  },
  primaryKey: ['company_id', 'id'],
};

/** Configurations, which demand proof of every matching partner. */
export const up: Migration['up'] = (schema) => schema.createTable('partner_compliance_config', CONFIGURATIONS);
