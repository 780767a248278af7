import { type Migration, type TableShape, column, companyRow } from '../../../platform/store/schema';

const DOCS: TableShape = {
  columns: {
    ...companyRow,
    name: column.text(255),
    doc_ids: column.longText,
    prep_data: column.longText,
    confirmed: column.longText,
    partner_id: column.optionalId,
    saved_values: column.longText,
    status: column.text(100),
    queue: column.text(100),
    doc_type_id: column.text(40, true),
    categories: column.longText,
    original_data: column.longText,
    field_states: column.longText,
    checks: column.longText,
    errors: column.longText,
    warnings: column.longText,
    error_message: column.text(500, true),
    contents: column.longText,
    content_hash: column.text(64, true),
    file_id: column.optionalId,
    same_as: column.optionalId,
    job_id: column.optionalId,
    reading_version: column.optionalInteger,
    edited: column.boolean,
    manual_entry: column.boolean,
    can_enter: column.boolean,
    ignore_entry: column.boolean,
    auto_parse: column.boolean,
    postponed: column.boolean,
    applied_by_itself: column.boolean,
    applied_types: column.longText,
    applied_on: column.optionalInteger,
    expiry_date: column.optionalInteger,
    location_id: column.optionalId,
    data_shared: column.boolean,
  },
  primaryKey: ['company_id', 'id'],
  indexes: {
    docs_queue: ['company_id', 'queue', 'created_on'],
    docs_created: ['company_id', 'created_on'],
    docs_content: ['company_id', 'content_hash'],
  },
};

const READINGS: TableShape = {
  columns: {
    ...companyRow,
    doc_id: column.id,
    reading_version: column.integer,
    type: column.text(40, true),
    type_permille: column.integer,
    language: column.text(10, true),
    fields: column.longText,
    checks: column.longText,
    pages: column.longText,
  },
  primaryKey: ['company_id', 'id'],
  indexes: { doc_readings_doc: ['company_id', 'doc_id', 'reading_version'] },
};

const EVIDENCE: TableShape = {
  columns: {
    ...companyRow,
    doc_id: column.id,
    doc_type: column.text(40),
    reading_version: column.optionalInteger,
    field: column.text(60),
    page: column.optionalInteger,
    box: column.longText,
    record_entity: column.text(60),
    record_id: column.id,
    record_field: column.text(60),
    value_as_read: column.longText,
    value_as_applied: column.longText,
    closed_on: column.optionalInteger,
  },
  primaryKey: ['company_id', 'id'],
  indexes: {
    doc_evidence_doc: ['company_id', 'doc_id'],
    doc_evidence_record: ['company_id', 'record_id'],
  },
};

/** Adds documents, their readings, and the evidence that links record values to places on a page. */
export const up: Migration['up'] = async (schema) => {
  await schema.createTable('docs', DOCS);
  await schema.createTable('doc_readings', READINGS);
  await schema.createTable('doc_evidence', EVIDENCE);
};
