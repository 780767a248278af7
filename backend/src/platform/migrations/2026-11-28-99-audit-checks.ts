import { column, companyRow, type Migration } from '../store/schema';

/** Results of checks of the audit log. */
export const up: Migration['up'] = (schema) =>
  schema.createTable('audit_checks', {
    columns: {
      ...companyRow,
      checked_on: column.integer,
      seals: column.integer,
      entries: column.integer,
      since: column.optionalInteger,
      fault: column.text(100, true),
      fault_entry: column.text(64, true),
      fault_seal: column.optionalInteger,
    },
    primaryKey: ['company_id', 'id'],
    indexes: { audit_checks_on: ['company_id', 'checked_on'] },
  });
