import { day, longText, optional, text, worded } from '../../entity/fields';
import { datesInOrder } from '../../entity/dates-in-order';
import { defineDocType } from '../doc-type';

/** Covered or not: it has to be answered, and is not known until it is. */
const covered = (label: string) => worded(label, { yes: 'Yes', no: 'No' });

/** Proof of insurance: what it covers, and until when. */
export const insuranceDoc = defineDocType({
  id: 'insurance',
  label: 'Insurance',
  category: 'insurance',
  manualEntry: true,
  fields: {
    company_name: optional(text('Insured', 200)),
    employers_liability: covered('Employer’s liability'),
    public_liability: covered('Public liability'),
    products_liability: covered('Products liability'),
    professional_liability: covered('Professional liability'),
    motor_insurance: covered('Motor insurance'),
    goods_in_transit_insurance: covered('Goods in transit'),
    start_date: day('Start date'),
    expiry_date: day('Expiry date'),
    policy_schedule: optional(longText('Policy schedule', 2000)),
  },
  check: datesInOrder('start_date', 'expiry_date'),
  layout: [
    { title: 'Policy', fields: ['company_name', 'start_date', 'expiry_date', 'policy_schedule'] },
    {
      title: 'Cover',
      fields: [
        ...['employers_liability', 'public_liability', 'products_liability'],
        ...['professional_liability', 'motor_insurance', 'goods_in_transit_insurance'],
      ],
    },
  ],
  reads: {
    company_name: { kind: 'party', role: 'customer' },
    start_date: { kind: 'day', role: 'start_date', isNeeded: true },
    expiry_date: { kind: 'day', role: 'expiry_date', isNeeded: true },
  },
  makes: { kind: 'expiry', field: 'expiry_date' },
});
