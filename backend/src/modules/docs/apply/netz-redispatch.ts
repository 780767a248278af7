import { powerActivity } from '@lichen/contracts/activities/types/buildings/power.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import { given, type Maker } from './maker';

const FROM = {
  ...{ location_id: 'location_id', source_id: 'source_id', partner_id: 'partner_id' },
  ...{ from: 'period_start', to: 'period_end', price: 'credit_balance', description: 'supplier_name' },
};

/** Turns a redispatch payment into a power activity without an amount, because the power was never generated. */
export const makeRedispatch: Maker = (values, doc_id) => {
  const read = Object.fromEntries(Object.entries(FROM).map(([to, field]) => [to, values[field]]));
  return [{ entity: powerActivity as unknown as Entity, draft: given({ ...read, doc_id }), from: FROM }];
};
