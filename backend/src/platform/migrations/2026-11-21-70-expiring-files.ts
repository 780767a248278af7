import { column, type Migration } from '../store/schema';

/** Files that are kept for a while only, such as downloads that somebody asked for. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('files', 'expires_on', column.optionalInteger);
  await schema.addIndex('files', 'files_expires', ['expires_on']);
};
