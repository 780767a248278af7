import { fuelCode } from '../../activities/codes/fuel-code';
import { FUEL_UNITS } from '../../activities/codes/fuel-units';
import type { Entity } from '../../entity/entity';
import { choice, code, day, decimal, money, optional } from '../../entity/fields';
import { datesInOrder } from '../../entity/dates-in-order';
import { defineDocType, docForm } from '../doc-type';
import { BILL_PERIOD, BILL_SUPPLY, billFields, billReads } from './bill-fields';

const fuelRow = docForm('fuel_row', 'Fuel', {
  fuel_type: optional(code('Fuel', 'fuels', fuelCode)),
  quantity: optional(decimal('Quantity')),
  unit_size: optional(decimal('Unit size')),
  fuel_units: optional(choice('Units', FUEL_UNITS)),
}) as Entity;

/** Bill for delivered fuels or piped gas. Each row becomes an activity. */
export const fuelDoc = defineDocType({
  id: 'fuel',
  label: 'Fuel',
  category: 'utility',
  manualEntry: true,
  fields: {
    ...billFields,
    delivery_date: optional(day('Delivery date')),
    invoiced_date: optional(day('Invoiced on')),
    cost: optional(money('Cost')),
  },
  check: datesInOrder('period_start', 'period_end'),
  layout: [
    BILL_SUPPLY,
    { title: 'Period', fields: [...BILL_PERIOD.fields, 'delivery_date', 'invoiced_date'] },
    { title: 'Invoice', fields: ['invoice_number', 'invoice_date', 'cost'] },
  ],
  rows: {
    fuels: {
      label: 'Fuels',
      row: fuelRow,
      most: 200,
      starts: { fuel_units: 'L' },
      reads: {
        fuel_type: { kind: 'text', role: 'fuel', isNeeded: true },
        quantity: { kind: 'quantity', role: 'consumption', units: 'fuel', unitField: 'fuel_units', isNeeded: true },
      },
    },
  },
  reads: {
    ...billReads,
    // A delivery has a day instead of a period.
    period_start: { ...billReads.period_start, neededUnless: 'delivery_date' },
    period_end: { ...billReads.period_end, neededUnless: 'delivery_date' },
    delivery_date: { kind: 'day', role: 'delivery_date' },
    cost: { kind: 'money', role: 'gross' },
  },
  makes: { kind: 'records', entities: ['fuel_activitys'] },
});
