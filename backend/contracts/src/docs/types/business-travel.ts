import { transportCode } from '../../activities/codes/transport-code';
import { vehicleFuelCode } from '../../activities/codes/fuel-code';
import type { Entity } from '../../entity/entity';
import {
  boolean,
  choice,
  code,
  day,
  decimal,
  longText,
  money,
  optional,
  place,
  ref,
  worded,
} from '../../entity/fields';
import { defineDocType, docForm } from '../doc-type';
import { INVOICE_HEAD } from './invoice-head';

/** The trip type decides whether a row is a person's journey or a transport of goods. */
const TRIP_TYPES = {
  business_travel: 'Business travel',
  upstream_transmission_distribution: 'Upstream transmission and distribution',
} as const;

const journeyRow = docForm('journey_row', 'Journey', {
  trip_type: worded('Trip type', TRIP_TYPES),
  profile_id: optional(ref('Staff member', 'profiles', { as: 'profile', show: ['first_name', 'last_name'] })),
  location_id: optional(ref('Location', 'locations', { as: 'location', show: ['name'] })),
  journey_date: optional(day('Journey date', { notFuture: true })),
  transport_method: optional(code('Transport method', 'transport_methods', transportCode)),
  travel_class: optional(code('Travel class', 'travel_classes')),
  fuel_type: optional(code('Fuel type', 'vehicle_fuels', vehicleFuelCode)),
  start_location: optional(place('Start location')),
  end_location: optional(place('End location')),
  return_journey: optional(boolean('Return journey')),
  distance: optional(decimal('Distance')),
  units: optional(choice('Units', ['km', 'miles'])),
  partner_id: optional(ref('Partner', 'partners', { as: 'partner', show: ['name'] })),
  cost: optional(money('Cost')),
  description: optional(longText('Description', 2000)),
}) as Entity;

/** Journeys on the invoice of a travel agency or on a person's expense claim. */
export const businessTravelDoc = defineDocType({
  id: 'business_travel',
  label: 'Business travel',
  category: 'company',
  manualEntry: true,
  ...INVOICE_HEAD,
  rows: {
    records: {
      label: 'Journeys',
      row: journeyRow,
      most: 2000,
      starts: { trip_type: 'business_travel', units: 'km', return_journey: false },
    },
  },
  makes: { kind: 'records', entities: ['business_travel', 'upstream_transmission_distribution'] },
});
