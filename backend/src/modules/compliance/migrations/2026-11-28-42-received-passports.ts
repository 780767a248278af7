import { type Migration, column, companyRow } from '../../../platform/store/schema';

/** Passports that companies have uploaded. */
export const up: Migration['up'] = (schema) =>
  schema.createTable('received_passports', {
    columns: {
      ...companyRow,
      name: column.text(255),
      verdict: column.text(100),
      broken_why: column.text(300, true),
      broken_place: column.text(400, true),
      broken_at: column.optionalInteger,
      passport_id: column.text(64, true),
      issuer_id: column.text(300, true),
      issuer_name: column.text(300, true),
      subject_name: column.text(300, true),
      keys: column.longText,
      fingerprint: column.text(100, true),
      fingerprints: column.longText,
      valid_from: column.optionalInteger,
      valid_until: column.optionalInteger,
      signed_on: column.optionalInteger,
      holds: column.longText,
      list_address: column.text(300, true),
      asked: column.text(100),
      asked_on: column.optionalInteger,
      listed_on: column.optionalInteger,
      revoked_on: column.optionalInteger,
      revoke_reason: column.text(500, true),
      job_id: column.text(64, true),
      digest: column.text(64),
      bytes: column.integer,
      entries: column.longText,
      file_id: column.text(64, true),
    },
    primaryKey: ['company_id', 'id'],
    indexes: {
      received_passports_created: ['company_id', 'created_on'],
      received_passports_digest: ['company_id', 'digest'],
    },
  });
