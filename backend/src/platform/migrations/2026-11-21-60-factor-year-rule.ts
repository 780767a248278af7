import { type Migration, column } from '../store/schema';

/** Null means the default rule, so companies that never chose need no value. */
export const up: Migration['up'] = (schema) => schema.addColumn('accounts', 'factor_year_rule', column.text(100, true));
