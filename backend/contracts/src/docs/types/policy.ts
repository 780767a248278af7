import { day, text } from '../../entity/fields';
import { datesInOrder } from '../../entity/dates-in-order';
import { defineDocType } from '../doc-type';

/** Signed policy on quality, health, safety and the environment. */
export const qhsePolicyDoc = defineDocType({
  id: 'qhse_policy',
  label: 'QHSE policy',
  category: 'policy',
  manualEntry: true,
  fields: {
    company_name: text('Issued by', 200),
    date_signed: day('Date signed'),
    signed_by: text('Signed by', 200),
    expiry_date: day('Expiry date'),
  },
  check: datesInOrder('date_signed', 'expiry_date'),
  layout: [{ title: 'Policy', fields: ['company_name', 'date_signed', 'signed_by', 'expiry_date'] }],
  reads: {
    company_name: { kind: 'party', role: 'customer', isNeeded: true },
    date_signed: { kind: 'day', role: 'issue_date', isNeeded: true },
    signed_by: { kind: 'text', role: 'signed_by', isNeeded: true },
    expiry_date: { kind: 'day', role: 'expiry_date', isNeeded: true },
  },
  makes: { kind: 'expiry', field: 'expiry_date' },
});
