import { day, longText, optional, text, worded } from '../../entity/fields';
import { datesInOrder } from '../../entity/dates-in-order';
import { defineDocType } from '../doc-type';

/** A required yes-or-no choice without a default: the cover is unknown until a person answers. */
const covered = (label: string) => worded(label, { yes: 'Yes', no: 'No' });

/** Labels of the covers that an insurance can include, by field. */
export const COVERS = {
  employers_liability: 'Employer’s liability',
  public_liability: 'Public liability',
  products_liability: 'Products liability',
  professional_liability: 'Professional liability',
  motor_insurance: 'Motor insurance',
  goods_in_transit_insurance: 'Goods in transit',
} as const;

/** Proof of insurance: the covers it includes and its period of validity. */
export const insuranceDoc = defineDocType({
  id: 'insurance',
  label: 'Insurance',
  category: 'insurance',
  manualEntry: true,
  fields: {
    company_name: optional(text('Insured', 200)),
    employers_liability: covered(COVERS.employers_liability),
    public_liability: covered(COVERS.public_liability),
    products_liability: covered(COVERS.products_liability),
    professional_liability: covered(COVERS.professional_liability),
    motor_insurance: covered(COVERS.motor_insurance),
    goods_in_transit_insurance: covered(COVERS.goods_in_transit_insurance),
    start_date: day('Start date'),
    expiry_date: day('Expiry date'),
    policy_schedule: optional(longText('Policy schedule', 2000)),
  },
  check: datesInOrder('start_date', 'expiry_date'),
  layout: [
    { title: 'Policy', fields: ['company_name', 'start_date', 'expiry_date', 'policy_schedule'] },
    { title: 'Cover', fields: Object.keys(COVERS) },
  ],
  reads: {
    company_name: { kind: 'party', role: 'customer' },
    start_date: { kind: 'day', role: 'start_date', isNeeded: true },
    expiry_date: { kind: 'day', role: 'expiry_date', isNeeded: true },
  },
  makes: { kind: 'expiry', field: 'expiry_date' },
});
