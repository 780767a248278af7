import { column, type Migration } from '../store/schema';

const outbox: Migration = {
  name: '2026-11-21-01-outbox',
  up: async (schema) => {
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
  },
};

const jobs: Migration = {
  name: '2026-11-21-02-jobs',
  up: async (schema) => {
    await schema.createTable('jobs', {
      columns: {
        company_id: column.id,
        id: column.id,
        user_id: column.id,
        kind: column.text(60),
        input: column.longText,
        state: column.text(20),
        done: column.integer,
        total: column.optionalInteger,
        message: column.text(500, true),
        attempt: column.integer,
        checkpoint: column.longText,
        result: column.longText,
        error: column.text(500, true),
        due_on: column.integer,
        claim: column.optionalId,
        cancel_requested: column.boolean,
        created_on: column.integer,
        ended_on: column.optionalInteger,
      },
      primaryKey: ['company_id', 'id'],
      indexes: { jobs_due: ['state', 'due_on'], jobs_ended: ['ended_on'] },
    });
  },
};

/** Periodic work that one process at a time has the turn at. */
const sweeps: Migration = {
  name: '2026-11-21-52-sweeps',
  up: (schema) =>
    schema.createTable('sweeps', {
      columns: { name: column.text(60), holder: column.id, until: column.integer, position: column.text(200) },
      primaryKey: ['name'],
    }),
};

export const jobsMigrations: readonly Migration[] = [outbox, jobs, sweeps];
