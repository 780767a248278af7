import { enteredUpstreamTransport } from '@lichen/contracts/activities/types/goods/upstream-transport.entity';
import { followRoute, ROUTE_FIELDS, TRANSPORT_METHODS, routeDistance, routeOverrides } from '../shared/journey-form';
import type { TypeForm } from '../shared/type-form';

export const upstreamTransportForm: TypeForm = {
  entity: enteredUpstreamTransport,
  layout: [
    { title: 'Job', fields: ['location_id', 'profile_id', 'job_number', 'job_type', 'partner_id', 'paid_by_customer'] },
    { title: 'Load', fields: ['weight', 'laden', 'dedicated_vehicle'] },
    {
      title: 'Route',
      fields: [...ROUTE_FIELDS, 'distance', 'return_journey', 'radiative_forcing', 'journey_date', 'return_date'],
    },
  ],
  shows: ['trip_type', 'extracted_customer'],
  owner: 'profile_id',
  partnerNamedIn: 'extracted_customer',
  start: { units: 'km', weight_units: 't', return_journey: false, radiative_forcing: true, applied: true },
  list: TRANSPORT_METHODS,
  overrides: (context) => ({
    ...routeOverrides(context, 'freight'),
    weight: { unitField: 'weight_units' },
  }),
  distance: routeDistance,
  follow: () => followRoute,
};
