import { column, type Migration } from '../../../platform/store/schema';

/** Country of a VAT rate; null for other rates, including all earlier ones. */
export const up: Migration['up'] = (schema) => schema.addColumn('imported_rates', 'country', column.text(2, true));
