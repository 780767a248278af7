import { column, type Migration } from '../../../platform/store/schema';

/** Adds split and combined documents, and the parts that a reading proposes. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('docs', 'set_aside', column.text(100, true));
  await schema.addColumn('docs', 'part_of', column.optionalId);
  await schema.addColumn('docs', 'part_pages', column.longText);
  await schema.addColumn('docs', 'combined_in', column.optionalId);
  await schema.addColumn('docs', 'combined_of', column.optionalInteger);
  await schema.addColumn('doc_readings', 'parts', column.longText);
  await schema.addIndex('docs', 'docs_part_of', ['company_id', 'part_of']);
  await schema.addIndex('docs', 'docs_combined_in', ['company_id', 'combined_in']);
};
