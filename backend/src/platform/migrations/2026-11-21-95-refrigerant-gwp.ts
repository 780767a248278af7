import { type Migration, column } from '../store/schema';

/** Null is the edition of the UK Government, as before there was a choice. */
export const up: Migration['up'] = (schema) => schema.addColumn('accounts', 'refrigerant_gwp', column.text(100, true));
