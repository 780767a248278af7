import { choice, decimal, money, optional } from '../../entity/fields';
import { datesInOrder } from '../../entity/dates-in-order';
import { defineDocType, type DocType } from '../doc-type';
import { BILL_PERIOD, BILL_SUPPLY, billFields, billReads } from './bill-fields';
import { POWER_FIELDS, POWER_STARTS, powerFields, powerReads } from './electricity';
import { WATER_UNITS } from './water';

interface Named {
  readonly id: string;
  readonly label: string;
  readonly isFormer?: true;
}

/** Bill of one supplier for both electricity and water. Each of the two becomes an activity. */
const powerAndWater = (named: Named): DocType =>
  defineDocType({
    ...named,
    category: 'utility',
    manualEntry: true,
    fields: {
      ...billFields,
      ...powerFields,
      electricity_cost: optional(money('Cost of electricity')),
      water_used: optional(decimal('Water used')),
      water_units: optional(choice('Units', WATER_UNITS)),
      water_cost: optional(money('Cost of water')),
      cost: optional(money('Total amount')),
    },
    check: datesInOrder('period_start', 'period_end'),
    layout: [
      BILL_SUPPLY,
      BILL_PERIOD,
      { title: 'Electricity', fields: [...POWER_FIELDS, 'electricity_cost'] },
      { title: 'Water', fields: ['water_used', 'water_units', 'water_cost'] },
      { title: 'Invoice', fields: ['invoice_number', 'invoice_date', 'cost'] },
    ],
    starts: { ...POWER_STARTS, water_units: 'l' },
    reads: {
      ...billReads,
      ...powerReads,
      water_used: { kind: 'quantity', role: 'consumption', units: 'volume', unitField: 'water_units' },
      cost: { kind: 'money', role: 'gross' },
    },
    makes: { kind: 'records', entities: ['electricity_activitys', 'water_activitys'] },
  });

export const electricityWaterDoc = powerAndWater({
  id: 'electricity_water',
  label: 'Electricity and water',
  isFormer: true,
});
export const singaporeUtilityDoc = powerAndWater({ id: 'singapore_utility', label: 'Singapore utility bill' });
