import { column, type Migration } from '../store/schema';

/** Signed explanations of audit rows whose personal data were erased, so that the chain still verifies. */
export const up: Migration['up'] = (schema) =>
  schema.createTable('audit_erasures', {
    columns: {
      company_id: column.id,
      audit_id: column.id,
      from_hash: column.text(64),
      to_hash: column.text(64),
      signature: column.text(200),
      erased_on: column.integer,
    },
    primaryKey: ['company_id', 'audit_id', 'from_hash'],
  });
