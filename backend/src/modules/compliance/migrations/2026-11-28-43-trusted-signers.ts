import { type Migration, column, companyRow } from '../../../platform/store/schema';

/** Signing keys that companies trust, each compared by a person. */
export const up: Migration['up'] = (schema) =>
  schema.createTable('trusted_signers', {
    columns: {
      ...companyRow,
      name: column.text(200),
      fingerprint: column.text(100),
      compared: column.text(300),
    },
    primaryKey: ['company_id', 'id'],
    unique: { trusted_signers_once: ['company_id', 'fingerprint'] },
  });
