import { column, type Migration } from '../../../platform/store/schema';

/** Adds the AI service that was asked about a document and its outcome. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('doc_readings', 'service', column.text(200, true));
  await schema.addColumn('doc_readings', 'service_state', column.text(100, true));
};
