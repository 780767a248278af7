import type { Configuration } from '../../../platform/configuration';
import { googleMaps } from './google-maps.client';
import { openStreetMap } from './open-street-map.client';
import type { PlaceProvider } from './place-provider';

type Settings = Pick<
  Configuration,
  'PLACES_PROVIDER' | 'NOMINATIM_URL' | 'OSRM_URL' | 'GOOGLE_MAPS_URL' | 'GOOGLE_MAPS_KEY' | 'PLACES_USER_AGENT'
>;

/** Returns the provider that the operator chose; by default the packaged gazetteer. */
export function chosenProvider(settings: Settings, gazetteer: PlaceProvider, now: () => number): PlaceProvider {
  const service = (url: string) => ({ url, userAgent: settings.PLACES_USER_AGENT });
  const { OSRM_URL: osrm, GOOGLE_MAPS_KEY: key = '' } = settings;
  switch (settings.PLACES_PROVIDER) {
    case 'nominatim':
      return openStreetMap({ nominatim: service(settings.NOMINATIM_URL), osrm: osrm ? service(osrm) : undefined }, now);
    case 'google':
      return googleMaps({ ...service(settings.GOOGLE_MAPS_URL), key }, now);
    case 'gazetteer':
      return gazetteer;
  }
}
