import type { Place } from '@lichen/contracts/entity/fields';
import type { CalculationFacts } from '../activity-type';
import { methodOf, type Transport } from '../../emission/types/staff/transport-choice';
import type { CountryOfPlace } from '../../places/place-countries';

interface Flown extends Pick<Transport, 'transport_method'> {
  readonly start_location: Place | null;
  readonly end_location: Place | null;
}

/** Returns the locations of a flight with their countries, which decide the haul, looked up if missing. */
export function flownPlaces(record: Flown, { library, countryOf }: CalculationFacts): Partial<Flown> {
  if (methodOf(record, library)?.category !== 'flight') return {};
  const { start_location, end_location } = record;
  return {
    start_location: withCountry(start_location, countryOf),
    end_location: withCountry(end_location, countryOf),
  };
}

/** Looks up the country of a stay from its coordinates only: the name of a hotel tells no country. */
export const stayPlace = (
  { location }: { location: Place | null },
  { countryOf }: Pick<CalculationFacts, 'countryOf'>,
) => ({
  location:
    location?.lat === undefined
      ? location
      : withCountry(location, (place) => countryOf({ ...place, name: '', address: undefined })),
});

function withCountry(place: Place | null, countryOf: CountryOfPlace): Place | null {
  if (!place || place.country) return place;
  const country = countryOf(place);
  return country ? { ...place, country } : place;
}
