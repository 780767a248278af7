import { type Migration, column, companyRow } from '../../../platform/store/schema';

/** Passports that companies have issued. */
export const up: Migration['up'] = (schema) =>
  schema.createTable('supplier_passports', {
    columns: {
      ...companyRow,
      name: column.text(200),
      state: column.text(100),
      valid_until: column.integer,
      holds: column.longText,
      passport_id: column.text(64, true),
      issued_on: column.optionalInteger,
      issued_by: column.text(130, true),
      digest: column.text(64, true),
      bytes: column.optionalInteger,
      fingerprint: column.text(100, true),
      problem: column.text(300, true),
      revoked_on: column.optionalInteger,
      revoked_by: column.text(130, true),
      revoke_reason: column.text(500, true),
      job_id: column.text(64, true),
      file_id: column.text(64, true),
    },
    primaryKey: ['company_id', 'id'],
    indexes: { supplier_passports_created: ['company_id', 'created_on'] },
  });
