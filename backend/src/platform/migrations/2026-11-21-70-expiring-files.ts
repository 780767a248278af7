import { column, type Migration } from '../store/schema';

/** Temporary files, such as downloads that a person requested. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('files', 'expires_on', column.optionalInteger);
  await schema.addIndex('files', 'files_expires', ['expires_on']);
};
