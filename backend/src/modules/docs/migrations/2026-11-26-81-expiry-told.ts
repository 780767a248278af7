import { column, type Migration } from '../../../platform/store/schema';

/** Adds the expiry event that was announced last. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('docs', 'expiry_told', column.text(20, true));
  await schema.addColumn('shared_docs', 'expiry_told', column.text(20, true));
};
