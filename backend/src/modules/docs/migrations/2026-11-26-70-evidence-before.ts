import { column, type Migration } from '../../../platform/store/schema';

/** Adds the value that a record field had before a document changed it; null if the document created the record. */
export const up: Migration['up'] = (schema) => schema.addColumn('doc_evidence', 'value_before', column.longText);
