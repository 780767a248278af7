import { column, type Migration } from '../../../platform/store/schema';

/** A factor of the company per unit of money; those of before are told per unit of an amount. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('own_factors', 'currency', column.text(100, true));
};
