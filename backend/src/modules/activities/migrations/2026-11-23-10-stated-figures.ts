import { type Migration, column } from '../../../platform/store/schema';

/** Which calculated figure comes first where a person takes theirs back, and what a stated figure rests on. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('emission_calcs', 'precedence', column.optionalInteger);
  await schema.addColumn('emission_calcs', 'evidence', column.text(500, true));
  await schema.addColumn('emission_calcs', 'no_evidence_reason', column.text(500, true));
};
