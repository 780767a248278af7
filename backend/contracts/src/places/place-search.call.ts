import { z } from 'zod';
import { defineCall } from '../entity/entity';
import { SIGNED_IN } from '../portal/roles';

/** Fewest characters to search for; shorter texts match too much. */
export const PLACE_SEARCH_FROM = 3;

/** Message about a typed place that the search does not know. */
export const PLACE_TEXTS = {
  notFound: 'This place was not found. Choose it from the list if it is there.',
} as const;

/** A place that a search found. `place_id` is the provider's key; coordinates are WGS 84 degrees. */
export interface PlaceFound {
  name: string;
  formatted_address: string;
  place_id: string;
  lat: number;
  lng: number;
  /** ISO 3166-1. */
  country: string | null;
  geometry: { location: { lat: number; lng: number } };
}

/** Searches places by free text: airports only, or towns followed by airports. */
export const locationInfo = defineCall({
  name: 'get_location_info_by_free_text',
  label: 'Places by free text',
  method: 'POST',
  allow: SIGNED_IN,
  input: z.strictObject({
    text: z.string().trim().max(200),
    is_airport: z.boolean().optional(),
    /** Set for goods transported by third parties, which leave from towns and airports alike. */
    upstream_transmission: z.boolean().optional(),
  }),
  writes: false,
  dependsOn: [],
});
