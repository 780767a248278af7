import { type Migration, column } from '../store/schema';

/** Null means the UK Government's edition, the only one before there was a choice. */
export const up: Migration['up'] = (schema) => schema.addColumn('accounts', 'refrigerant_gwp', column.text(100, true));
