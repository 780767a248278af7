import type { Migration } from '../../../platform/store/schema';

/** Everything that staff are searched by, in the order in which they are listed: a search reads no row that it does not show. */
export const up: Migration['up'] = async (schema) => {
  const searched = ['company_id', 'last_name', 'id', 'first_name', 'email', 'role'];
  await schema.addIndex('profiles', 'profiles_search', searched);
  await schema.removeIndex('profiles', 'profiles_name');
};
