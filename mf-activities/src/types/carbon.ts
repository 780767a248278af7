import { carbonActivity } from '@lichen/contracts/activities/types/carbon.entity';
import type { TypeForm } from './type-form';

export const carbonForm: TypeForm = {
  entity: carbonActivity,
  layout: [
    { title: 'Figure', fields: ['amount', 'scope', 'scope3_category', 'source', 'reason'] },
    { title: 'Belongs to', fields: ['location_id', 'profile_id', 'vehicle_id', 'from', 'to', 'cost'] },
  ],
  start: { units: 'kg', scope: 'scope_1', applied: true },
  overrides: ({ values }) => ({
    amount: { unitField: 'units' },
    scope3_category: { hidden: values['scope'] !== 'scope_3' },
    reason: { hint: 'Required for a negative figure', wide: true },
  }),
};
