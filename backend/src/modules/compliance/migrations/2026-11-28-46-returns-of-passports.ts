import { type Migration, column } from '../../../platform/store/schema';

/** The passport that the figures of an annual return were taken from, and its revocation. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('partner_returns', 'passport_id', column.optionalId);
  await schema.addColumn('partner_returns', 'passport_record', column.longText);
  await schema.addColumn('partner_returns', 'recalled_on', column.optionalInteger);
  await schema.addIndex('partner_returns', 'partner_returns_passport', ['company_id', 'passport_id']);
};
