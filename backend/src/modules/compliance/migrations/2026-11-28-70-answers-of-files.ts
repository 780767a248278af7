import { type Migration, column } from '../../../platform/store/schema';

/** Answers proposed by an uploaded workbook. */
export const up: Migration['up'] = (schema) => schema.addColumn('survey_answers', 'file', column.longText);
