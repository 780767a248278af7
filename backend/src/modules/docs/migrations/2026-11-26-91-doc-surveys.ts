import { type Migration, column } from '../../../platform/store/schema';

/** Adds the survey that a document answers and the version of its form. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('docs', 'survey_type_id', column.optionalId);
  await schema.addColumn('docs', 'survey_hash', column.text(64, true));
};
