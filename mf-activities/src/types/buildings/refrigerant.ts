import { refrigerantActivity } from '@lichen/contracts/activities/types/buildings/refrigerant.entity';
import type { TypeForm } from '../shared/type-form';

export const refrigerantForm: TypeForm = {
  entity: refrigerantActivity,
  layout: [
    { title: 'Refrigerant', fields: ['location_id', 'refrigerant_category', 'refrigerant_type', 'refrigerant_used'] },
    {
      title: 'Invoice',
      fields: ['from', 'to', 'partner_id', 'invoice_date', 'invoice_ref', 'delivery_date', 'cost'],
    },
  ],
  start: { units: 'kg', applied: true },
  overrides: ({ values }) => ({
    refrigerant_type: { where: { category: (values['refrigerant_category'] as string | null | undefined) ?? null } },
    refrigerant_used: { unitField: 'units', hint: 'The amount topped up equals the amount leaked' },
  }),
  follow:
    () =>
    (changed, { set }) => {
      if (changed === 'refrigerant_category') set({ refrigerant_type: null });
    },
};
