import { inUnits, routeOfMethod } from '@lichen/contracts/activities/codes/distance-rules';
import { DISTANCE_TEXTS, type DistanceAnswer, distanceBetween } from '@lichen/contracts/activities/types/distance.call';
import { locationInfo, PLACE_SEARCH_FROM } from '@lichen/contracts/places/place-search.call';
import { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import type { Place } from '@lichen/contracts/entity/fields';
import { Problem } from '@lichen/contracts/api/problems';
import type { Context, Read } from '../../../platform/engine/rules';
import { type ServedCall, handler } from '../../../platform/module';
import type { Platform } from '../../../platform/platform';
import type { Point } from './great-circle';
import type { PlaceProvider } from './place-provider';

/** Message for the log only: people can fill in the form by hand. */
const SEARCH_FAILED = 'Error while searching location';

type ProviderOf = (platform: Platform) => PlaceProvider;

interface Asking {
  provider: PlaceProvider;
  country: string | null;
  language: string;
}

async function asking(providerOf: ProviderOf, platform: Platform, read: Read, context: Context): Promise<Asking> {
  const company = await read(companyProfile).find(context.companyId);
  return { provider: providerOf(platform), country: company?.country ?? null, language: context.language };
}

/** Returns the position of a place, searched by name if missing; null if not found. */
async function pointOf(place: Place, isAirport: boolean, asked: Asking): Promise<Point | null> {
  if (place.lat !== undefined && place.lng !== undefined) return { lat: place.lat, lng: place.lng };
  const country = place.country ?? asked.country;
  if (place.name.length < PLACE_SEARCH_FROM) return null;
  const found = await asked.provider.search({ text: place.name, isAirport, country, language: asked.language });
  return found.find((one) => !place.country || !one.country || one.country === place.country) ?? null;
}

interface Way {
  start_location?: Place | null | undefined;
  end_location?: Place | null | undefined;
  transport_method?: string | null | undefined;
  units?: string | null | undefined;
}

async function measure(way: Way, asked: Asking): Promise<DistanceAnswer> {
  const units = way.units === 'miles' ? 'miles' : 'km';
  const not = (err: NonNullable<DistanceAnswer['err']>): DistanceAnswer => ({ distance: null, units, err });
  const { start_location: start, end_location: end } = way;
  if (!start) return not(DISTANCE_TEXTS.noStart);
  if (!end) return not(DISTANCE_TEXTS.noEnd);
  const by = routeOfMethod(way.transport_method);
  const [from, to] = await Promise.all([start, end].map((place) => pointOf(place, by === 'air', asked)));
  if (!from) return not(DISTANCE_TEXTS.startUnknown);
  if (!to) return not(DISTANCE_TEXTS.endUnknown);
  const km = await asked.provider.distance(from, to, by);
  return km === null ? not(DISTANCE_TEXTS.noWay) : { distance: inUnits(km, units), units };
}

/** Calls for places and distances, answered by the operator's provider. */
export function placeCalls(makeProvider: ProviderOf): readonly ServedCall[] {
  const made = new WeakMap<Platform, PlaceProvider>();
  const providerOf = (platform: Platform) => {
    const provider = made.get(platform) ?? makeProvider(platform);
    made.set(platform, provider);
    return provider;
  };
  return [
    handler(locationInfo, async ({ input, read, context, platform }) => {
      if (input.text.length < PLACE_SEARCH_FROM) return { results: [] };
      const { provider, ...known } = await asking(providerOf, platform, read, context);
      const question = { text: input.text, isAirport: input.is_airport ?? false, ...known };
      const results = await provider.search(question).catch((error: unknown) => {
        platform.log.warn({ err: error }, SEARCH_FAILED);
        throw new Problem('unavailable', SEARCH_FAILED);
      });
      return { results };
    }),
    handler(distanceBetween, async ({ input, read, context, platform }): Promise<DistanceAnswer> => {
      const asked = await asking(providerOf, platform, read, context);
      return measure(input, asked).catch((error: unknown) => {
        platform.log.warn({ err: error }, 'distance calculation failed');
        return { distance: null, units: 'km', err: DISTANCE_TEXTS.noService };
      });
    }),
  ];
}
