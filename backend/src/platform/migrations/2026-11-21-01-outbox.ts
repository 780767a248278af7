import { column, type Migration } from '../store/schema';

export const up: Migration['up'] = async (schema) => {
  await schema.createTable('outbox', {
    columns: {
      company_id: column.id,
      id: column.id,
      user_id: column.optionalId,
      type: column.text(120),
      payload: column.longText,
      at: column.integer,
      state: column.text(20),
      due_on: column.integer,
      attempt: column.integer,
      relayed_on: column.optionalInteger,
      failed_on: column.optionalInteger,
      error: column.text(500, true),
    },
    primaryKey: ['company_id', 'id'],
    indexes: { outbox_due: ['state', 'due_on'], outbox_relayed: ['relayed_on'] },
  });
  await schema.createTable('handled_events', {
    columns: { listener: column.text(120), event_id: column.id, handled_on: column.integer },
    primaryKey: ['listener', 'event_id'],
    indexes: { handled_events_when: ['handled_on'] },
  });
};
