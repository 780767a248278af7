import { type Migration, column } from '../store/schema';

/** The number under which a company sends its messages. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('accounts', 'country_code', column.text(4, true));
  await schema.addColumn('accounts', 'tel_number', column.text(20, true));
};
