import { type Migration, column } from '../../../platform/store/schema';

/** What every figure is made from, and of: a record is computed again from itself alone. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('emission_calcs', 'subject', column.text(200, true));
  await schema.addColumn('emission_calcs', 'inputs', column.longText);
};
