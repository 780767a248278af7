import { type Migration, column } from '../store/schema';

/** When somebody showed that their address is theirs. Whoever is there already has mails at it, and counts as confirmed. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('users', 'confirmed_on', column.optionalInteger);
  await schema.fillFrom('users', 'confirmed_on', 'created_on');
};
