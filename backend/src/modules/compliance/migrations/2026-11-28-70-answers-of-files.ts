import { type Migration, column } from '../../../platform/store/schema';

/** Answers that a workbook proposes, until they are taken over or discarded. */
export const up: Migration['up'] = (schema) => schema.addColumn('survey_answers', 'file', column.longText);
