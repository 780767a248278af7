import { type Migration, column } from '../../../platform/store/schema';

/** Whoever states a figure may leave open how it was made. */
export const methodLeftEmpty: Migration = {
  name: '2026-11-22-04-method-left-empty',
  up: (schema) => schema.allowEmpty('emission_calcs', 'method', column.text(100, true)),
};
