import type { Place } from '@lichen/contracts/entity/fields';
import { foldPlaceName } from '@lichen/contracts/formats/fold';
import { type NearbyTable, nearestCountry, nearbyTable } from './nearby-table';
import { countriesInOrder, type PlaceTables } from './place-table';

/** Returns the ISO 3166-1 code of a place's country; undefined where the tables are not certain. */
export type CountryOfPlace = (place: Place) => string | undefined;

/**
 * Both tables begin with the largest town. A name belongs to the first country that has it if it ranks this many times
 * higher than in the next one. London, Paris and Birmingham are certain; Newcastle, in Britain or Australia, is not.
 */
const CLEARLY_LARGER = 2.5;
/** Share of the towns that is searched, from the largest; among smaller ones, every common word is a town. */
const LARGE_TOWNS = 0.3;
const CODE = /^[A-Z]{3}$/;
const CODE_IN_BRACKETS = /\(([A-Z]{3})\)/;
const BETWEEN_PARTS = /[,;:/|]|\s[-–—]\s/;
/** Words in names of airports that people omit or add. */
const AIRPORT_WORDS = /\b(international|intl|airport|aeroport|aeropuerto|flughafen|lufthavn|terminal( \w+)?)\b/g;
/** Largest number of cached answers, because imports repeat the same few places. */
const KEPT_ANSWERS = 5000;

/**
 * Returns a function that finds the country of a place by coordinates, airport code, or name of town or airport, in
 * this order.
 */
export function placeCountries({ cities, airports }: PlaceTables): CountryOfPlace {
  const tables = { airports, cities: cities.subarray(0, cities.length * LARGE_TOWNS) };
  const answers = new Map<string, string | undefined>();
  let nearby: NearbyTable | undefined;
  const named = (text: string) => {
    if (!answers.has(text)) {
      if (answers.size >= KEPT_ANSWERS) answers.clear();
      answers.set(text, countryOfText(text, tables));
    }
    return answers.get(text);
  };
  return ({ name, address, lat, lng }) => {
    if (typeof lat === 'number' && typeof lng === 'number') {
      nearby ??= nearbyTable([tables.cities, tables.airports]);
      const found = nearestCountry(nearby, { lat, lng });
      if (found) return found;
    }
    return named(name) ?? (address ? named(address) : undefined);
  };
}

function countryOfText(text: string, { cities, airports }: PlaceTables): string | undefined {
  const parts = text.split(BETWEEN_PARTS).map((part) => part.trim());
  const code = CODE_IN_BRACKETS.exec(text)?.[1] ?? parts.find((part) => CODE.test(part));
  const ofCode = code && countriesInOrder(airports, `\n${foldPlaceName(code)} `)[0];
  if (ofCode) return ofCode.country;
  const words = parts.map(wordsOf).filter(Boolean);
  const first = words[0];
  if (!first) return undefined;
  // Text after a comma may be a state spelled differently; then only a name in a single country is certain.
  const ratio = words.length > 1 ? Number.POSITIVE_INFINITY : CLEARLY_LARGER;
  // The table may have words in between: Amsterdam Airport Schiphol.
  const [one = '', ...others] = words.flatMap((part) => part.split(' '));
  // Airports come first: Heathrow is also a small town in Florida.
  return (
    certain(countriesInOrder(airports, ` ${one} `, others), ratio) ??
    certain(countriesInOrder(airports, ` ${first} `), ratio) ??
    certain(countriesInOrder(cities, `\n${first}\t`), ratio)
  );
}

const wordsOf = (part: string): string => foldPlaceName(foldPlaceName(part).replace(AIRPORT_WORDS, ' '));

function certain(found: ReturnType<typeof countriesInOrder>, ratio: number): string | undefined {
  const [first, second] = found;
  if (!first) return undefined;
  return !second || second.rank >= first.rank * ratio ? first.country : undefined;
}
