import { type Migration, column } from '../../../platform/store/schema';

/** Stores the inputs and the subject of figures, so that a row can be recomputed from its own fields. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('emission_calcs', 'subject', column.text(200, true));
  await schema.addColumn('emission_calcs', 'inputs', column.longText);
};
