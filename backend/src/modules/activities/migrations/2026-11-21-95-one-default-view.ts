import { type Migration, column } from '../../../platform/store/schema';

/** User whose list begins with the view; null for other views, so that nobody has two. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('saved_views', 'first_of', column.text(64, true));
  await schema.addUnique('saved_views', 'saved_views_first', ['company_id', 'first_of']);
};
