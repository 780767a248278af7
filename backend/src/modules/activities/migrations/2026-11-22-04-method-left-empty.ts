import { type Migration, column } from '../../../platform/store/schema';

/** Allows stated figures without a method. */
export const up: Migration['up'] = (schema) => schema.allowEmpty('emission_calcs', 'method', column.text(100, true));
