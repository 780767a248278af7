import { type Migration, type TableShape, column, companyRow } from '../../../platform/store/schema';

const RETENTIONS: TableShape = {
  columns: { ...companyRow, doc_type: column.text(100), months: column.integer },
  primaryKey: ['company_id', 'id'],
};

/** Adds the retention time of each document type. */
export const up: Migration['up'] = (schema) => schema.createTable('doc_retentions', RETENTIONS);
