import { waterActivity } from '@lichen/contracts/activities/types/buildings/water.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import { given, type Maker } from './maker';

const FROM = {
  ...{ location_id: 'location_id', partner_id: 'partner_id', from: 'period_start', to: 'period_end' },
  ...{ amount: 'water_used', units: 'water_units' },
  ...{ invoice_ref: 'invoice_number', invoice_date: 'invoice_date', cost: 'water_cost' },
} as const;

/** Turns a water bill into one activity. */
export const makeWater: Maker = (values, doc_id) => {
  const read = Object.fromEntries(Object.entries(FROM).map(([to, field]) => [to, values[field]]));
  return [{ entity: waterActivity as unknown as Entity, draft: given({ ...read, doc_id }), from: FROM }];
};
