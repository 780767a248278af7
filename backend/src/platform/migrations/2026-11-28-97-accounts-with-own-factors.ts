import { type Migration, column } from '../store/schema';

/** Marks companies that have ever stated a factor of their own; null for companies from before this column. */
export const up: Migration['up'] = (schema) => schema.addColumn('accounts', 'own_factors', column.optionalBoolean);
