import { type Migration, type TableShape, column, companyRow } from '../../../platform/store/schema';

const AUTOMATIONS: TableShape = {
  columns: { ...companyRow, doc_type: column.text(100), sure_percent: column.integer },
  primaryKey: ['company_id', 'id'],
};

/** Adds the document types that a company applies automatically. */
export const up: Migration['up'] = (schema) => schema.createTable('doc_automations', AUTOMATIONS);
