import { type Migration, column, companyRow } from '../store/schema';

export const up: Migration['up'] = async (schema) => {
  await schema.createTable('audit_log', {
    columns: {
      ...companyRow,
      entity_name: column.text(80),
      record_id: column.text(64),
      user: column.text(254),
      profile_id: column.text(64),
      dt: column.integer,
      type: column.text(60),
      diff: column.longText,
      hash: column.text(64),
      seal: column.optionalInteger,
    },
    primaryKey: ['company_id', 'id'],
    indexes: {
      audit_log_dt: ['company_id', 'dt', 'id'],
      audit_log_record: ['company_id', 'record_id'],
      audit_log_seal: ['seal', 'company_id', 'id'],
    },
  });
  await schema.createTable('audit_seals', {
    columns: {
      company_id: column.id,
      seal: column.integer,
      entries: column.longText,
      previous_hash: column.text(64),
      hash: column.text(64),
      signature: column.text(200),
      key_id: column.text(64),
      sealed_on: column.integer,
    },
    primaryKey: ['company_id', 'seal'],
  });
};
