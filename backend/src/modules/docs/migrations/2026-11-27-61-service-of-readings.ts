import { column, type Migration } from '../../../platform/store/schema';

/** The service that was asked about a document, and how it answered. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('doc_readings', 'service', column.text(200, true));
  await schema.addColumn('doc_readings', 'service_state', column.text(100, true));
};
