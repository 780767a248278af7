import { type Migration, column } from '../store/schema';

export const up: Migration['up'] = async (schema) => {
  await schema.createTable('release_pointers', {
    columns: {
      name: column.text(60),
      version: column.text(64),
      seq: column.integer,
      updated_on: column.integer,
    },
    primaryKey: ['name'],
  });
  await schema.createTable('release_history', {
    columns: {
      name: column.text(60),
      seq: column.integer,
      version: column.text(64),
      previous: column.text(64, true),
      at: column.integer,
    },
    primaryKey: ['name', 'seq'],
  });
};
