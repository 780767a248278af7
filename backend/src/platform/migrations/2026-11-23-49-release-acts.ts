import { type Migration, column } from '../store/schema';

/** Adds the log of moved release pointers, each entry chained to the one before, and accounts pinned to a version. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('release_pointers', 'retired_on', column.optionalInteger);
  await schema.addColumn('release_pointers', 'fallback', column.text(64, true));
  await schema.addColumn('release_history', 'act', column.text(20, true));
  await schema.addColumn('release_history', 'company_id', column.optionalId);
  await schema.addColumn('release_history', 'until', column.optionalInteger);
  await schema.addColumn('release_history', 'actor', column.text(120, true));
  await schema.addColumn('release_history', 'note', column.text(500, true));
  await schema.addColumn('release_history', 'hash', column.text(64, true));
  await schema.createTable('release_pins', {
    columns: {
      name: column.text(60),
      company_id: column.id,
      act: column.text(20),
      version: column.text(64),
      until: column.integer,
    },
    primaryKey: ['name', 'company_id'],
  });
};
