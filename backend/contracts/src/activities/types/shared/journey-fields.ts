import { datesInOrder } from '../../../entity/dates-in-order';
import { about, boolean, choice, code, day, decimal, integer, money, optional, place } from '../../../entity/fields';
import { TEXTS } from '../../../text/texts';
import { commonFields, locationRef, partnerRef, profileRef } from './activity-fields';
import { ACTIVITY_TYPES } from '../../activity-types';
import { vehicleFuelCode } from '../../codes/fuel-code';
import { measure } from './unit-choice';
import { transportCode } from '../../codes/transport-code';

const { business_travel, commute, upstream_transmission_distribution } = ACTIVITY_TYPES;
const TRIP_WORDS = { business_travel, commute, upstream_transmission_distribution };

/** Type of a journey, always that of its entity; pages that list all journeys distinguish them by it. */
export const tripType = (type: keyof typeof TRIP_WORDS) => optional(choice('Trip type', [type], TRIP_WORDS));

/** Load of a lorry; empty, half and full are the 0, 50 and 100 % of the publisher. */
export const LORRY_LOADS = ['average', 'empty', 'half', 'full'] as const;

const COUNTRY_TOLD = 'country is the ISO 3166-1 code of two letters';

/** Message for a flight that lacks the country of a place. */
export const ROUTE_TEXTS = {
  countryUnknown: 'The country of this place is not known. Choose the place from the list, or its country.',
} as const;

/**
 * Origin, destination, mode and distance of a journey. `distance` is the total: both directions of a return journey.
 */
export const routeFields = {
  transport_method: optional(code('Transport method', 'transport_methods', transportCode)),
  travel_class: about(
    optional(code('Travel class', 'travel_classes')),
    'A class of the transport method. The haul of a flight is derived from the countries of both places',
  ),
  fuel_type: optional(code('Fuel type', 'vehicle_fuels', vehicleFuelCode)),
  start_location: about(optional(place('Start location')), COUNTRY_TOLD),
  end_location: about(optional(place('End location')), COUNTRY_TOLD),
  journey_date: optional(day('Journey date', { notFuture: true })),
  return_journey: about(optional(boolean('Return journey')), 'Return distances are not doubled; default true'),
  return_date: optional(day('Return date', { notFuture: true })),
  distance: about(
    optional(decimal('Distance')),
    'Total distance: both ways for a return, multiplied by the number of journeys. POST get_distance returns one way',
  ),
  units: optional(measure('Units', ['km', 'miles'])),
  /** True if the radiative forcing of a flight is counted in addition to its CO₂. */
  radiative_forcing: about(optional(boolean('With radiative forcing')), 'For flights only; default true'),
};

/** A journey of one person. */
export const journeyFields = {
  profile_id: optional(profileRef()),
  location_id: optional(locationRef()),
  ...routeFields,
  /** Number of people who share a car, including the traveller. */
  occupants: about(
    optional(integer('Occupants', { min: 1, max: 100 })),
    'Number of people in the car, including the traveller; the figure is per person',
  ),
  cost: optional(money('Cost')),
  partner_id: optional(partnerRef()),
  ...commonFields,
};

/** Default values of fields that a create may omit. */
export const JOURNEY_DEFAULTS = {
  return_journey: true,
  units: 'km',
  radiative_forcing: true,
  occupants: 1,
  applied: true,
} as const;

type Draft = Readonly<Record<string, unknown>>;

const isBlank = (value: unknown) => value === undefined || value === null;

/** Returns the error `Required` for each empty field; an unapplied activity requires nothing. */
export const requiredWhenApplied = (draft: Draft, names: readonly string[]): Record<string, string> =>
  draft['applied'] === false
    ? {}
    : Object.fromEntries(names.filter((name) => isBlank(draft[name])).map((name) => [name, TEXTS.required]));

/** Returns an error for a return date before the journey date. */
export const returnsAfterStart = datesInOrder('journey_date', 'return_date');

const JOURNEY_REQUIRED = [
  'profile_id',
  'location_id',
  'transport_method',
  'start_location',
  'end_location',
  'journey_date',
  'distance',
  'units',
] as const;

/** Returns errors by field: what an applied journey lacks, and a return before the start. */
export const journeyErrors = (draft: Draft) => ({
  ...requiredWhenApplied(draft, JOURNEY_REQUIRED),
  ...returnsAfterStart(draft),
});
