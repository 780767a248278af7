import { type Migration, column } from '../store/schema';

/** Phone number from which a company sends messages. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('accounts', 'country_code', column.text(4, true));
  await schema.addColumn('accounts', 'tel_number', column.text(20, true));
};
