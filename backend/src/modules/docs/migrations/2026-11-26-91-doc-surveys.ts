import { type Migration, column } from '../../../platform/store/schema';

/** The survey that a document answers, and which version of its form. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('docs', 'survey_type_id', column.optionalId);
  await schema.addColumn('docs', 'survey_hash', column.text(64, true));
};
