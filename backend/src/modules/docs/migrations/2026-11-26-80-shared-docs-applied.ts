import { column, type Migration } from '../../../platform/store/schema';

/** Adds the records that a shared document was applied to, and the sender of a document uploaded from one. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('shared_docs', 'applied_on', column.optionalInteger);
  await schema.addColumn('shared_docs', 'applied_to', column.longText);
  await schema.addColumn('docs', 'received_from', column.text(100, true));
};
