import { stayActivity } from '@lichen/contracts/activities/types/staff/stay.entity';
import type { TypeForm } from '../shared/type-form';

export const stayForm: TypeForm = {
  entity: stayActivity,
  layout: [
    { title: 'Who', fields: ['profile_id', 'location_id'] },
    { title: 'Stay', fields: ['stay_type', 'partner_id', 'location', 'arrival_date', 'nights', 'rooms', 'cost'] },
  ],
  start: { rooms: 1, applied: true },
  overrides: () => ({ location: { wide: true, hint: 'The figure depends on the country' } }),
};
