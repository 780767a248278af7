import { type Migration, column, companyRow } from '../../../platform/store/schema';

/** Each standard policy occurs once in a company. Policies of its own have no standard id, and there may be many. */
export const up: Migration['up'] = (schema) =>
  schema.createTable('company_policies', {
    columns: {
      ...companyRow,
      standard_id: column.text(100, true),
      name: column.text(120),
      required: column.boolean,
      content: column.longText,
      justification: column.longText,
      num_words: column.integer,
      has_uploaded_doc: column.boolean,
      doc_id: column.text(64, true),
      doc_name: column.text(255, true),
      doc_bytes: column.optionalInteger,
      doc_on: column.optionalInteger,
      saved_by: column.optionalId,
    },
    primaryKey: ['company_id', 'id'],
    unique: { company_policies_standard: ['company_id', 'standard_id'] },
  });
