import {
  JOURNEY_DEFAULTS,
  JOURNEY_TEXTS,
  vehicleJourney,
} from '@lichen/contracts/activities/types/vehicles/vehicle-journey.entity';
import { type FormApi, sumOf } from '@lichen/kit';
import { legsOf, startMoved, withDistances } from '../stops/legs';
import { StopsField } from '../stops/StopsField';
import type { JourneyDistance, TypeForm } from '../shared/type-form';

/** Road distance from stop to stop of a company vehicle; a journey stated in hours has none. */
const jobDistance: JourneyDistance = {
  after: ['from', 'to'],
  refuse: ({ vehicle_id, from }) =>
    vehicle_id ? (from ? null : JOURNEY_TEXTS.startRequired) : JOURNEY_TEXTS.vehicleRequired,
  asks: legsOf,
  fill: (legs, values) => ({
    distance: Number(sumOf(legs)),
    stops: withDistances(values, legs),
    ...(values['units'] === 'hours' ? { units: 'km' } : {}),
  }),
};

const followStart = (changed: string, { values, set }: FormApi) => {
  if (changed === 'from') set({ stops: startMoved(values) });
};

export const vehicleJourneyForm: TypeForm = {
  entity: vehicleJourney,
  layout: [
    { title: 'Job', fields: ['location_id', 'vehicle_id', 'partner_id', 'our_ref', 'ref', 'date', 'end_date'] },
    { title: 'Route', fields: ['from', 'stops', 'to', 'distance'] },
    { title: 'Price', fields: ['net_price', 'vat', 'detail'] },
  ],
  start: JOURNEY_DEFAULTS,
  distance: jobDistance,
  follow: () => followStart,
  overrides: () => ({
    from: { wide: true },
    stops: { wide: true, control: StopsField },
    to: { wide: true },
    distance: { unitField: 'units' },
    detail: { wide: true },
  }),
};
