import { column, type Migration } from '../../../platform/store/schema';

/** What a field of a record said before a document changed it; nothing where the document made the record. */
export const up: Migration['up'] = (schema) => schema.addColumn('doc_evidence', 'value_before', column.longText);
