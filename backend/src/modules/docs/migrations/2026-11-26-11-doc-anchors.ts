import { type Migration, type TableShape, column, companyRow } from '../../../platform/store/schema';

const ANCHORS: TableShape = {
  columns: {
    ...companyRow,
    supplier_key: column.text(120),
    supplier: column.text(200),
    doc_type: column.text(40),
    field: column.text(60),
    labels: column.longText,
    nth: column.integer,
    among: column.integer,
    unit: column.text(20, true),
    doc_id: column.id,
    doc_created_on: column.integer,
  },
  primaryKey: ['company_id', 'id'],
  indexes: {
    doc_anchors_supplier: ['company_id', 'supplier_key'],
    doc_anchors_doc: ['company_id', 'doc_id'],
    doc_anchors_age: ['company_id', 'doc_created_on'],
  },
};

/** Adds anchors, learned for each supplier, and the landmarks of readings that they are learned from. */
export const up: Migration['up'] = async (schema) => {
  await schema.createTable('doc_anchors', ANCHORS);
  await schema.addColumn('doc_readings', 'landmarks', column.longText);
};
