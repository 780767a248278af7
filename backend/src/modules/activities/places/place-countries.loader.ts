import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CountryOfPlace, placeCountries } from './place-countries';

/** Returns a function that finds the country of a place in the packaged tables, read on first use. */
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
