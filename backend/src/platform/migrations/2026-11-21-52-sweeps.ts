import { column, type Migration } from '../store/schema';

/** Periodic work that one process at a time may run. */
export const up: Migration['up'] = (schema) =>
  schema.createTable('sweeps', {
    columns: { name: column.text(60), holder: column.id, until: column.integer, position: column.text(200) },
    primaryKey: ['name'],
  });
