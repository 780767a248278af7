import { absenceActivity } from '@lichen/contracts/activities/types/staff/absence.entity';
import type { TypeForm } from '../shared/type-form';

export const absenceForm: TypeForm = {
  entity: absenceActivity,
  layout: [
    { title: 'Who', fields: ['profile_id', 'location_id', 'type'] },
    { title: 'Hours', fields: ['from', 'to', 'amount', 'cost'] },
  ],
  start: { units: 'hrs', applied: true },
  overrides: () => ({
    amount: { unitField: 'units' },
  }),
};
