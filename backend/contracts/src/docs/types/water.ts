import { choice, decimal, money, optional } from '../../entity/fields';
import { datesInOrder } from '../../entity/dates-in-order';
import { defineDocType } from '../doc-type';
import { BILL_PERIOD, BILL_SUPPLY, billFields, billReads } from './bill-fields';

export const WATER_UNITS = ['l', 'm3', 'million litres', 'gal (US)', 'gal (imp)', 'ft3', 'ccf'] as const;

/** Water bill. */
export const waterDoc = defineDocType({
  id: 'water',
  label: 'Water',
  category: 'utility',
  manualEntry: true,
  fields: {
    ...billFields,
    water_used: optional(decimal('Water used')),
    water_units: optional(choice('Units', WATER_UNITS)),
    water_cost: optional(money('Cost of water')),
  },
  check: datesInOrder('period_start', 'period_end'),
  layout: [
    BILL_SUPPLY,
    BILL_PERIOD,
    { title: 'Consumption', fields: ['water_used', 'water_units'] },
    { title: 'Invoice', fields: ['invoice_number', 'invoice_date', 'water_cost'] },
  ],
  starts: { water_units: 'l' },
  reads: {
    ...billReads,
    water_used: { kind: 'quantity', role: 'consumption', units: 'volume', unitField: 'water_units', isNeeded: true },
    water_cost: { kind: 'money', role: 'gross' },
  },
  makes: { kind: 'records', entities: ['water_activitys'] },
});
