import { z } from 'zod';
import { estimatedDistance } from './gazetteer.loader';
import { found, type PlaceProvider } from './place-provider';
import { type WebService, webService } from './web-service.client';

/** Format `jsonv2` of https://nominatim.org/release-docs/latest/api/Output/ */
const places = z.array(
  z.object({
    osm_type: z.string().optional(),
    osm_id: z.union([z.number(), z.string()]).optional(),
    place_id: z.union([z.number(), z.string()]),
    lat: z.coerce.number(),
    lon: z.coerce.number(),
    name: z.string().optional(),
    display_name: z.string(),
    address: z.object({ country_code: z.string().optional() }).optional(),
  }),
);

/** https://project-osrm.org/docs/v5.24.0/api/#route-service answers with status 400 where there is no route. */
const NO_WAY = 400;
const routes = z.object({
  code: z.enum(['Ok', 'NoRoute', 'NoSegment']),
  routes: z.array(z.object({ distance: z.number() })).optional(),
});

interface Services {
  nominatim: WebService;
  /** Routing service for roads; without it, road distances are estimated. */
  osrm: WebService | undefined;
}

const FOUND = '10';

/**
 * Returns a provider over Nominatim for places and OSRM for roads, public or self-hosted. Other routes are estimated.
 */
export function openStreetMap({ nominatim, osrm }: Services, now: () => number): PlaceProvider {
  const search = webService(nominatim, now);
  const route = osrm && webService(osrm, now, [NO_WAY]);
  return {
    search: async ({ text, isAirport, language }) => {
      const q = isAirport ? `${text} airport` : text;
      const asked = { q, format: 'jsonv2', addressdetails: '1', limit: FOUND, 'accept-language': language };
      return (await search('search', asked, places)).map((place) =>
        found({
          name: place.name || (place.display_name.split(',')[0] ?? place.display_name),
          formatted_address: place.display_name,
          // Place ids differ between installations; OSM ids do not.
          place_id: place.osm_type ? `osm:${place.osm_type}/${place.osm_id}` : `nominatim:${place.place_id}`,
          ...{ lat: place.lat, lng: place.lon },
          country: place.address?.country_code?.toUpperCase() ?? null,
        }),
      );
    },
    distance: async (from, to, by) => {
      if (by !== 'road' || !route) return estimatedDistance(from, to, by);
      const ends = [from, to].map(({ lat, lng }) => `${lng},${lat}`).join(';');
      const { routes: ways } = await route(`route/v1/driving/${ends}`, { overview: 'false' }, routes);
      const [way] = ways ?? [];
      return way ? way.distance / 1000 : null;
    },
  };
}
