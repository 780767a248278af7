import { type Migration, column, companyRow } from '../../../platform/store/schema';

/** Companies as passport issuers: public address and keys. */
export const up: Migration['up'] = (schema) =>
  schema.createTable('passport_issuers', {
    columns: {
      ...companyRow,
      slug: column.text(64),
      did: column.text(300),
      list_address: column.text(400),
      keys: column.longText,
      fingerprint: column.text(100),
      sealed_key: column.text(500),
    },
    primaryKey: ['company_id', 'id'],
    unique: { passport_issuers_slug: ['slug'] },
  });
