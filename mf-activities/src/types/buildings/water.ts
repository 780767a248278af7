import { waterActivity } from '@lichen/contracts/activities/types/buildings/water.entity';
import type { TypeForm } from '../shared/type-form';

export const waterForm: TypeForm = {
  entity: waterActivity,
  layout: [
    { title: 'Meter and period', fields: ['location_id', 'from', 'to', 'amount', 'reading_type'] },
    { title: 'Invoice', fields: ['partner_id', 'invoice_date', 'invoice_ref', 'cost'] },
  ],
  start: { units: 'm3', applied: true },
  overrides: () => ({ amount: { unitField: 'units' } }),
  fromLocation: ({ water_units }) => ({ units: water_units }),
};
