import type { Migration } from '../store/schema';

/** Indexes for the acts of one person and for one entity, newest first. */
export const up: Migration['up'] = async (schema) => {
  await schema.addIndex('audit_log', 'audit_log_person', ['company_id', 'profile_id', 'dt', 'id']);
  await schema.addIndex('audit_log', 'audit_log_kind', ['company_id', 'entity_name', 'dt', 'id']);
};
