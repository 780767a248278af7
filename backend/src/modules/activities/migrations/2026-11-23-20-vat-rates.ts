import { column, type Migration } from '../../../platform/store/schema';

/** The country of a rate of VAT; rates of money, all those of before, have none. */
export const up: Migration['up'] = (schema) => schema.addColumn('imported_rates', 'country', column.text(2, true));
