import { choice, decimal, money, optional } from '../../entity/fields';
import { datesInOrder } from '../../entity/dates-in-order';
import { defineDocType } from '../doc-type';
import { BILL_PERIOD, BILL_SUPPLY, billFields, billReads } from './bill-fields';

export const POWER_UNITS = ['kWh', 'MWh', 'GWh', 'GJ'] as const;

/** Bill of a meter for electricity. */
export const electricityDoc = defineDocType({
  id: 'electricity',
  label: 'Electricity',
  category: 'utility',
  manualEntry: true,
  fields: {
    ...billFields,
    electricity_used: optional(decimal('Electricity used')),
    electricity_units: optional(choice('Units', POWER_UNITS)),
    renewable_used: optional(decimal('Renewable electricity')),
    renewable_units: optional(choice('Units of renewable electricity', [...POWER_UNITS, 'percent'])),
    cost: optional(money('Cost')),
  },
  check: datesInOrder('period_start', 'period_end'),
  layout: [
    BILL_SUPPLY,
    BILL_PERIOD,
    {
      title: 'Consumption',
      fields: ['electricity_used', 'electricity_units', 'renewable_used', 'renewable_units'],
    },
    { title: 'Invoice', fields: ['invoice_number', 'invoice_date', 'cost'] },
  ],
  starts: { electricity_units: 'kWh', renewable_units: 'kWh' },
  reads: {
    ...billReads,
    electricity_used: {
      kind: 'quantity',
      role: 'consumption',
      units: 'energy',
      unitField: 'electricity_units',
      isNeeded: true,
    },
    renewable_used: { kind: 'quantity', role: 'renewable', units: 'energy', unitField: 'renewable_units' },
    cost: { kind: 'money', role: 'gross' },
  },
  makes: { kind: 'records', entities: ['electricity_activitys'] },
});
