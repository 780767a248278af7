import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { SIGNED_IN } from '../../portal/roles';
import { placeSchema } from '../../entity/schema';
import type { PlaceFound } from '../../places/place-search.call';
import { businessTravelActivity } from './staff/business-travel.entity';
import { commuteActivity } from './staff/commute.entity';
import { upstreamTransportActivity } from './goods/upstream-transport.entity';

/** Reasons why no distance can be given. */
export const DISTANCE_TEXTS = {
  noStart: 'Choose a start location first',
  noEnd: 'Choose an end location first',
  startUnknown: 'The start location could not be found. Choose it from the list.',
  endUnknown: 'The end location could not be found. Choose it from the list.',
  noWay: 'No route was found between these places.',
  noService: 'Distances cannot be calculated at the moment.',
} as const;

/** Converts a place from the search into the shape of a form field: its coordinates and its address. */
function fieldPlace(found: unknown): unknown {
  if (typeof found !== 'object' || found === null || !('formatted_address' in found || 'geometry' in found))
    return found;
  const { formatted_address, geometry: _coordinatesAgain, country, ...place } = found as Partial<PlaceFound>;
  return { ...place, ...(formatted_address ? { address: formatted_address } : {}), ...(country ? { country } : {}) };
}

/** A place as a form stores it, or as the search returns it. */
const end = z.preprocess(fieldPlace, placeSchema.nullish());

/** The whole journey may be sent as it stands in the form; unneeded fields are ignored. */
const asEntered = Object.fromEntries(
  [businessTravelActivity, commuteActivity, upstreamTransportActivity]
    .flatMap(({ fields }) => Object.keys(fields))
    .map((name) => [name, z.unknown().optional()]),
);

/** Returns the distance one way, in the units of the journey. Without a transport method it is a road distance. */
export const distanceBetween = defineCall({
  name: 'get_distance',
  label: 'Distance of a journey',
  method: 'POST',
  allow: SIGNED_IN,
  subscription: 'activities',
  input: z.strictObject({
    ...asEntered,
    start_location: end,
    end_location: end,
    transport_method: z.string().max(60).nullish(),
    units: z.string().max(20).nullish(),
  }),
  writes: false,
  dependsOn: [],
});

/** `distance` is null where `err` gives the reason. */
export interface DistanceAnswer {
  distance: number | null;
  units: 'km' | 'miles';
  err?: (typeof DISTANCE_TEXTS)[keyof typeof DISTANCE_TEXTS];
}
