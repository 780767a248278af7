import { type Migration, column } from '../store/schema';

/** Adds the time at which a person confirmed their address. Existing people get mails there and count as confirmed. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('users', 'confirmed_on', column.optionalInteger);
  await schema.fillFrom('users', 'confirmed_on', 'created_on');
};
