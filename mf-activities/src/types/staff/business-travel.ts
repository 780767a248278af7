import { businessTravelActivity } from '@lichen/contracts/activities/types/staff/business-travel.entity';
import {
  followRoute,
  journeyStart,
  personOverrides,
  ROUTE_FIELDS,
  TRANSPORT_METHODS,
  routeDistance,
} from '../shared/journey-form';
import type { TypeForm } from '../shared/type-form';

export const businessTravelForm: TypeForm = {
  entity: businessTravelActivity,
  layout: [
    { title: 'Who', fields: ['profile_id', 'location_id'] },
    { title: 'Route', fields: [...ROUTE_FIELDS, 'distance', 'occupants', 'return_journey', 'radiative_forcing'] },
    { title: 'Days and cost', fields: ['journey_date', 'return_date', 'partner_id', 'cost'] },
  ],
  shows: ['trip_type'],
  start: journeyStart,
  list: TRANSPORT_METHODS,
  overrides: personOverrides,
  distance: routeDistance,
  follow: () => followRoute,
};
