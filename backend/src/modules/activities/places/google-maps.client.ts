import { z } from 'zod';
import { estimatedDistance } from './gazetteer.loader';
import { found, type PlaceProvider } from './place-provider';
import { type WebService, webService } from './web-service.client';

const status = z.enum(['OK', 'ZERO_RESULTS', 'NOT_FOUND']);

/** https://developers.google.com/maps/documentation/geocoding/requests-geocoding and …/places/web-service/search-text */
const results = z.object({
  status,
  results: z.array(
    z.object({
      name: z.string().optional(),
      formatted_address: z.string(),
      place_id: z.string(),
      geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
      address_components: z.array(z.object({ short_name: z.string(), types: z.array(z.string()) })).optional(),
    }),
  ),
});

/** https://developers.google.com/maps/documentation/distance-matrix/distance-matrix */
const matrix = z.object({
  status,
  rows: z.array(
    z.object({
      elements: z.array(z.object({ status, distance: z.object({ value: z.number() }).optional() })),
    }),
  ),
});

/** Google's travel modes; other routes are estimated. */
const MODES: Readonly<Record<string, string>> = { road: 'driving', rail: 'transit' };

type Component = { short_name: string; types: string[] };
const countryOf = (parts: readonly Component[] = []) =>
  parts.find(({ types }) => types.includes('country'))?.short_name ?? null;

/** Returns a provider over Google Maps or a compatible service. */
export function googleMaps(service: WebService & { key: string }, now: () => number): PlaceProvider {
  const ask = webService(service, now);
  const { key } = service;
  return {
    search: async ({ text, isAirport, country, language }) => {
      // Text search finds airports by name and code but has no country; geocoding has both for other places.
      const asked = isAirport ? { query: text, type: 'airport' } : { address: text };
      const path = isAirport ? 'maps/api/place/textsearch/json' : 'maps/api/geocode/json';
      const near = country ? { region: country.toLowerCase() } : {};
      const answer = await ask(path, { ...asked, ...near, language, key }, results);
      return answer.results.map((place) =>
        found({
          name: place.name ?? place.formatted_address.split(',')[0] ?? place.formatted_address,
          formatted_address: place.formatted_address,
          place_id: `google:${place.place_id}`,
          ...place.geometry.location,
          country: countryOf(place.address_components),
        }),
      );
    },
    distance: async (from, to, by) => {
      const mode = MODES[by];
      if (!mode) return estimatedDistance(from, to, by);
      const [origins, destinations] = [from, to].map(({ lat, lng }) => `${lat},${lng}`) as [string, string];
      const answer = await ask('maps/api/distancematrix/json', { origins, destinations, mode, key }, matrix);
      const metres = answer.rows[0]?.elements[0]?.distance?.value;
      return metres === undefined ? null : metres / 1000;
    },
  };
}
