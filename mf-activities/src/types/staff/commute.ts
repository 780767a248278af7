import { commuteActivity } from '@lichen/contracts/activities/types/staff/commute.entity';
import {
  followRoute,
  journeyStart,
  personOverrides,
  ROUTE_FIELDS,
  TRANSPORT_METHODS,
  routeDistance,
} from '../shared/journey-form';
import type { TypeForm } from '../shared/type-form';

export const commuteForm: TypeForm = {
  entity: commuteActivity,
  layout: [
    { title: 'Who', fields: ['profile_id', 'location_id', 'entry_type', 'journeys'] },
    { title: 'Route', fields: [...ROUTE_FIELDS, 'distance', 'occupants', 'return_journey', 'radiative_forcing'] },
    { title: 'Days and cost', fields: ['journey_date', 'return_date', 'partner_id', 'cost'] },
  ],
  shows: ['trip_type'],
  start: { ...journeyStart, entry_type: 'daily' },
  list: TRANSPORT_METHODS,
  overrides: personOverrides,
  distance: routeDistance,
  follow: () => followRoute,
};
