import { column, type Migration } from '../../../platform/store/schema';

/** Adds the places where the values of a shared document are printed. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('shared_docs', 'places', column.longText);
};
