import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CountryOfPlace, placeCountries } from './place-countries';

/** The countries of places by the packaged tables, which are read once, for the first place that asks. */
export function openPlaceCountries(folder: string): CountryOfPlace {
  let countries: CountryOfPlace | undefined;
  const read = () => {
    const [cities, airports] = [readFileSync(join(folder, 'cities.tsv')), readFileSync(join(folder, 'airports.tsv'))];
    return placeCountries({ cities, airports });
  };
  return (place) => {
    countries ??= read();
    return countries(place);
  };
}
