import { type Migration, column } from '../../../platform/store/schema';

/** Verified returns can now name the verifier, the level and the date. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('partner_returns', 'verified_by', column.text(200, true));
  await schema.addColumn('partner_returns', 'assurance', column.text(100, true));
  await schema.addColumn('partner_returns', 'assurance_standard', column.text(100, true));
  await schema.addColumn('partner_returns', 'verified_on', column.optionalInteger);
};
