import { electricityActivity } from '@lichen/contracts/activities/types/buildings/electricity.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import type { Values } from '../review/form-values';
import { given, type Maker } from './maker';
import { energyIn, shareOf } from './units-of-energy';

/** Returns the renewable amount in the unit of the total; 0 if the bill does not state it. */
function renewableOf(values: Values): number {
  const { electricity_used: used, electricity_units: units, renewable_used: part, renewable_units: of } = values;
  if (typeof part !== 'number' || typeof used !== 'number') return 0;
  return of === 'percent' ? shareOf(used, part) : (energyIn(part, String(of), String(units)) ?? part);
}

const FROM = {
  ...{ location_id: 'location_id', partner_id: 'partner_id', from: 'period_start', to: 'period_end' },
  ...{ amount: 'electricity_used', units: 'electricity_units', renewable_amount: 'renewable_used' },
  ...{ invoice_ref: 'invoice_number', invoice_date: 'invoice_date' },
} as const;

/** Turns an electricity bill into one activity. `cost` names the field that holds the amount paid. */
export const electricityOf =
  (cost: string): Maker =>
  (values, doc_id) => {
    const from = { ...FROM, cost };
    const read = Object.fromEntries(Object.entries(from).map(([to, field]) => [to, values[field]]));
    const draft = given({ ...read, renewable_amount: renewableOf(values), doc_id });
    return [{ entity: electricityActivity as unknown as Entity, draft, from }];
  };
