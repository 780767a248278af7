import { type Migration, column } from '../../../platform/store/schema';

/**
 * Rank of calculated figures, which decides on the next one when a stated figure is withdrawn, and the evidence of
 * stated figures.
 */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('emission_calcs', 'precedence', column.optionalInteger);
  await schema.addColumn('emission_calcs', 'evidence', column.text(500, true));
  await schema.addColumn('emission_calcs', 'no_evidence_reason', column.text(500, true));
};
