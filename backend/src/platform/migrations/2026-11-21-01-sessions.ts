import { type Migration, column } from '../store/schema';

export const up: Migration['up'] = async (schema) => {
  await schema.createTable('sessions', {
    columns: {
      hash: column.text(64),
      company_id: column.id,
      user_id: column.id,
      created_on: column.integer,
      expires_on: column.integer,
      last_seen_on: column.integer,
      user_agent_hash: column.text(64, true),
    },
    primaryKey: ['hash'],
    indexes: { sessions_person: ['company_id', 'user_id'], sessions_expiry: ['expires_on'] },
  });
  await schema.createTable('one_time_codes', {
    columns: {
      hash: column.text(64),
      kind: column.text(20),
      company_id: column.id,
      user_id: column.id,
      created_on: column.integer,
      expires_on: column.integer,
      used_on: column.optionalInteger,
    },
    primaryKey: ['hash'],
    indexes: { one_time_codes_person: ['company_id', 'user_id'] },
  });
};
