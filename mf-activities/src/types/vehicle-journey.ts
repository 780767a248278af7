import { JOURNEY_DEFAULTS, vehicleJourney } from '@lichen/contracts/activities/vehicle-journey.entity';
import type { TypeForm } from './type-form';

export const vehicleJourneyForm: TypeForm = {
  entity: vehicleJourney,
  layout: [
    { title: 'Job', fields: ['location_id', 'vehicle_id', 'partner_id', 'our_ref', 'ref', 'date', 'end_date'] },
    { title: 'Way', fields: ['from', 'to', 'stops', 'distance'] },
    { title: 'Price', fields: ['net_price', 'vat', 'detail'] },
  ],
  start: JOURNEY_DEFAULTS,
  touches: () => ({
    from: { wide: true },
    to: { wide: true },
    distance: { unitField: 'units' },
    detail: { wide: true },
  }),
};
