import { type Migration, column } from '../store/schema';

/** Names that belong to one remote: areas, addresses, widgets, its module, and CSS class prefixes. */
export const up: Migration['up'] = async (schema) => {
  await schema.createTable('release_claims', {
    columns: {
      kind: column.text(20),
      value: column.text(300),
      owner: column.text(60),
      since: column.integer,
    },
    primaryKey: ['kind', 'value'],
  });
  await schema.addColumn('release_versions', 'claims', column.longText);
};
