import { type Migration, column } from '../../../platform/store/schema';

/** Whoever states a figure may leave open how it was made. */
export const up: Migration['up'] = (schema) => schema.allowEmpty('emission_calcs', 'method', column.text(100, true));
