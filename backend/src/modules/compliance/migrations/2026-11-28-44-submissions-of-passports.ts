import { type Migration, column } from '../../../platform/store/schema';

/** The passport that a submission was taken from. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('partner_compliance_submissions', 'passport_id', column.optionalId);
  await schema.addColumn('partner_compliance_submissions', 'passport_file', column.text(100, true));
  await schema.addIndex('partner_compliance_submissions', 'partner_compliance_submissions_passport', [
    'company_id',
    'passport_id',
  ]);
};
