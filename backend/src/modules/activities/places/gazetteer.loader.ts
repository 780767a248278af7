import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DETOUR } from '@lichen/contracts/activities/codes/distance-rules';
import type { PlaceFound } from '@lichen/contracts/places/place-search.call';
import { foldPlaceName } from '@lichen/contracts/formats/fold';
import { greatCircle } from './great-circle';
import { found, type PlaceProvider } from './place-provider';
import { type PlaceLine, type PlaceTables, placesNamed, searchTable } from './place-table';
import type { TownsNamed } from './sure-town';

const LIMIT = 10;
/** Largest number of airports listed with towns; they reduce the number of towns. */
const AIRPORTS_BESIDE = 3;

/** Returns the great-circle distance times the usual detour, in km, used where no service knows the route. */
export const estimatedDistance: PlaceProvider['distance'] = async (from, to, by) => greatCircle(from, to) * DETOUR[by];

interface Gazetteer extends PlaceProvider {
  readonly townsNamed: TownsNamed;
}

/** Returns a provider over the packaged tables of towns and airports, read on first use. */
export function openGazetteer(folder: string): Gazetteer {
  let reading: Promise<PlaceTables> | undefined;
  const read = async (): Promise<PlaceTables> => {
    const [cities, airports] = await Promise.all([
      readFile(join(folder, 'cities.tsv')),
      readFile(join(folder, 'airports.tsv')),
    ]);
    return { cities, airports };
  };
  const tables = () => {
    reading ??= read().catch((error: unknown) => {
      reading = undefined;
      throw error;
    });
    return reading;
  };
  return {
    distance: estimatedDistance,
    townsNamed: async (name, country, language) => {
      const { cities } = await tables();
      return placesNamed(cities, name, country).map((line) => placeOf(line, 'geonames', countryNames(language)));
    },
    search: async ({ text, isAirport, country, language }) => {
      const { cities, airports } = await tables();
      const [name = '', ...rest] = text.split(',');
      const nameOf = countryNames(language);
      const wanted = { text: name, country, fits: fitting(rest, nameOf) };
      const flown = searchTable(airports, { ...wanted, limit: isAirport ? LIMIT : AIRPORTS_BESIDE });
      const placed = flown.map((line) => placeOf(line, 'iata', nameOf));
      if (isAirport) return placed;
      const towns = searchTable(cities, { ...wanted, limit: LIMIT - placed.length });
      return [...towns.map((line) => placeOf(line, 'geonames', nameOf)), ...placed];
    },
  };
}

type NameOf = (country: string) => string;

const names = new Map<string, Intl.DisplayNames>();

function countryNames(language: string): NameOf {
  const made = names.get(language) ?? new Intl.DisplayNames([language], { type: 'region' });
  names.set(language, made);
  return (country) => made.of(country) ?? country;
}

/** Returns a test for words after a comma, as in `Paris, Texas`: they begin the region, the country or its code. */
function fitting(after: readonly string[], nameOf: NameOf): (line: PlaceLine) => boolean {
  const wanted = after.map(foldPlaceName).filter(Boolean);
  return ({ region, country }) =>
    wanted.every((words) => [region, country, nameOf(country)].some((one) => foldPlaceName(one).startsWith(words)));
}

function placeOf(line: PlaceLine, source: string, nameOf: NameOf): PlaceFound {
  const { name, region, country, lat, lng } = line;
  const address = [name, region, nameOf(country)].filter((part, at, all) => part && all.indexOf(part) === at);
  return found({ name, formatted_address: address.join(', '), place_id: `${source}:${line.id}`, lat, lng, country });
}
