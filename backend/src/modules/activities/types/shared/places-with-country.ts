import type { Place } from '@lichen/contracts/entity/fields';
import type { CalculationFacts } from '../activity-type';
import { methodOf, type Transport } from '../../emission/types/transport-choice';
import type { CountryOfPlace } from '../../places/place-countries';

interface Flown extends Pick<Transport, 'transport_method'> {
  readonly start_location: Place | null;
  readonly end_location: Place | null;
}

/** The places of a flight with the country that its haul is chosen by, where the entry does not say it. */
export function flownPlaces(record: Flown, { library, countryOf }: CalculationFacts): Partial<Flown> {
  if (methodOf(record, library)?.category !== 'flight') return {};
  const { start_location, end_location } = record;
  return {
    start_location: withCountry(start_location, countryOf),
    end_location: withCountry(end_location, countryOf),
  };
}

/** A stay whose place is a point on the map. Its name is that of a hotel, which tells nothing about a country. */
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
