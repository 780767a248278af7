import { choice, decimal, money, optional } from '../../entity/fields';
import { datesInOrder } from '../../entity/dates-in-order';
import { defineDocType, type ReadAs } from '../doc-type';
import { BILL_PERIOD, BILL_SUPPLY, billFields, billReads } from './bill-fields';

export const POWER_UNITS = ['kWh', 'MWh', 'GWh', 'GJ'] as const;

/** Fields for electricity consumption. */
export const powerFields = {
  electricity_used: optional(decimal('Electricity used')),
  electricity_units: optional(choice('Units', POWER_UNITS)),
  renewable_used: optional(decimal('Renewable electricity')),
  renewable_units: optional(choice('Units of renewable electricity', [...POWER_UNITS, 'percent'])),
};
/** Names of these fields in the order of the form. */
export const POWER_FIELDS = ['electricity_used', 'electricity_units', 'renewable_used', 'renewable_units'];
export const POWER_STARTS = { electricity_units: 'kWh', renewable_units: 'kWh' };

export const powerReads = {
  electricity_used: { kind: 'quantity', role: 'consumption', units: 'energy', unitField: 'electricity_units' },
  renewable_used: { kind: 'quantity', role: 'renewable', units: 'energy', unitField: 'renewable_units' },
} as const satisfies Record<string, ReadAs>;

/** Electricity bill. */
export const electricityDoc = defineDocType({
  id: 'electricity',
  label: 'Electricity',
  category: 'utility',
  manualEntry: true,
  fields: {
    ...billFields,
    ...powerFields,
    cost: optional(money('Cost')),
  },
  check: datesInOrder('period_start', 'period_end'),
  layout: [
    BILL_SUPPLY,
    BILL_PERIOD,
    { title: 'Consumption', fields: POWER_FIELDS },
    { title: 'Invoice', fields: ['invoice_number', 'invoice_date', 'cost'] },
  ],
  starts: POWER_STARTS,
  reads: {
    ...billReads,
    ...powerReads,
    electricity_used: { ...powerReads.electricity_used, isNeeded: true },
    cost: { kind: 'money', role: 'gross' },
  },
  makes: { kind: 'records', entities: ['electricity_activitys'] },
});
