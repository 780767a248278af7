import { JOURNEY_DEFAULTS, JOURNEY_TEXTS, vehicleJourney } from '@lichen/contracts/activities/vehicle-journey.entity';
import type { Place } from '@lichen/contracts/fields';
import type { JourneyDistance, TypeForm } from './type-form';

/** By road, and only of a vehicle; a job that is stated in hours has no distance to be worked out. */
const jobDistance: JourneyDistance = {
  after: ['from', 'to'],
  refuse: ({ vehicle_id, from }) =>
    vehicle_id ? (from ? null : JOURNEY_TEXTS.startRequired) : JOURNEY_TEXTS.vehicleRequired,
  ask: (values) => ({
    start_location: values['from'] as Place | null,
    end_location: values['to'] as Place | null,
    transport_method: '',
    units: values['units'] as string | null,
  }),
  fill: (distance, { units }) => ({ distance, ...(units === 'hours' ? { units: 'km' } : {}) }),
};

export const vehicleJourneyForm: TypeForm = {
  entity: vehicleJourney,
  layout: [
    { title: 'Job', fields: ['location_id', 'vehicle_id', 'partner_id', 'our_ref', 'ref', 'date', 'end_date'] },
    { title: 'Way', fields: ['from', 'to', 'stops', 'distance'] },
    { title: 'Price', fields: ['net_price', 'vat', 'detail'] },
  ],
  start: JOURNEY_DEFAULTS,
  distance: jobDistance,
  touches: () => ({
    from: { wide: true },
    to: { wide: true },
    distance: { unitField: 'units' },
    detail: { wide: true },
  }),
};
