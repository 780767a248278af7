import { type Migration, column } from '../store/schema';

/** Whether a company has ever stated a factor of its own; null for companies from before this column. */
export const up: Migration['up'] = (schema) => schema.addColumn('accounts', 'own_factors', column.optionalBoolean);
