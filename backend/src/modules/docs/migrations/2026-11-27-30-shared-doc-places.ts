import { column, type Migration } from '../../../platform/store/schema';

/** Where on the pages of a shared document its values are printed. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('shared_docs', 'places', column.longText);
};
