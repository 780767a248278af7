import { column, type Migration } from '../../../platform/store/schema';

/** Currency of own factors per unit of money; earlier ones are per unit of an amount. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('own_factors', 'currency', column.text(100, true));
};
