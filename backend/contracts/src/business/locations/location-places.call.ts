import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { SIGNED_IN } from '../../portal/roles';

/** Maximum number of locations in one answer, in order of name. */
export const MOST_PLACES = 20_000;

/** A location as the map needs it; coordinates are null until a user enters them. */
export interface LocationPlace {
  readonly _id: string;
  readonly name: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Returns the positions of the company's locations, with the search and country filter of the location list. */
export const locationPlaces = defineCall({
  name: 'location_places',
  label: 'Locations on a map',
  method: 'GET',
  allow: SIGNED_IN,
  subscription: 'business',
  input: z.strictObject({
    search: z.string().min(1).max(200).optional(),
    country: z.union([z.string().max(64), z.array(z.string().max(64)).max(300)]).optional(),
  }),
  writes: false,
  dependsOn: ['locations'],
});
