import { POWER_DEFAULTS, powerActivity } from '@lichen/contracts/activities/power.entity';
import type { TypeForm } from './type-form';

export const powerForm: TypeForm = {
  entity: powerActivity,
  layout: [
    { title: 'Source and period', fields: ['location_id', 'source_id', 'from', 'to'] },
    { title: 'Fuel', fields: ['fuel', 'amount', 'quantity'] },
    { title: 'Power', fields: ['generated', 'used', 'sold', 'partner_id', 'price'] },
  ],
  start: { ...POWER_DEFAULTS, units: 'kWh' },
  touches: ({ values }) => ({
    source_id: { where: { location_id: typeof values['location_id'] === 'string' ? values['location_id'] : null } },
    fuel: { groupBy: 'group', hint: 'Of a source that burns fuel' },
    amount: { unitField: 'units' },
  }),
};
