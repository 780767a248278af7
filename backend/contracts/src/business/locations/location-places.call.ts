import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { SIGNED_IN } from '../../portal/roles';

/** Most locations of one answer, in the order of their names. */
export const MOST_PLACES = 20_000;

/** A location as a map needs it; without coordinates where nobody has entered them. */
export interface LocationPlace {
  readonly _id: string;
  readonly name: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Where the locations of the company are; searched and narrowed like their list. */
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
