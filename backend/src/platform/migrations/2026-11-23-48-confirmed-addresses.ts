import { type Migration, column } from '../store/schema';

/** When a person confirmed their address. Existing people already get mails there and count as confirmed. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('users', 'confirmed_on', column.optionalInteger);
  await schema.fillFrom('users', 'confirmed_on', 'created_on');
};
