import { greatCircle, type Point } from './great-circle';
import { everyPosition } from './place-table';

/** Places by latitude, packed into fourteen bytes each. */
export interface NearbyTable {
  readonly lat: Float64Array;
  readonly lng: Float32Array;
  /** Index of the country in `codes`. */
  readonly country: Uint16Array;
  readonly codes: readonly string[];
}

/** Largest distance in km at which the nearest town or airport determines the country. */
const REACH_KM = 100;
/** Length of one degree of latitude in km. */
const KM_OF_DEGREE = 111;
const MILLIDEGREES = 1000;
const PLACES_MOST = 2 ** 24;
const BANDS_KM = [10, 30, REACH_KM];

/** Returns the places of the tables from south to north, packed for a search by coordinates. */
export function nearbyTable(tables: readonly Buffer[]): NearbyTable {
  const places = tables.flatMap(everyPosition);
  const codes = [...new Set(places.map(({ country }) => country))];
  const numbers = new Map(codes.map((code, at) => [code, at]));
  const order = byLatitude(places);
  return {
    lat: Float64Array.from(order, (at) => places[at]?.lat ?? 0),
    lng: Float32Array.from(order, (at) => places[at]?.lng ?? 0),
    country: Uint16Array.from(order, (at) => numbers.get(places[at]?.country ?? '') ?? 0),
    codes,
  };
}

/**
 * Returns the indices of the places from south to north. Packed into numbers, because sorting objects takes ten times
 * as long.
 */
function byLatitude(places: readonly { readonly lat: number }[]): Float64Array {
  const packed = Float64Array.from(places, ({ lat }, at) => Math.round((lat + 90) * MILLIDEGREES) * PLACES_MOST + at);
  return packed.sort().map((both) => both % PLACES_MOST);
}

/** Returns the country of the nearest place within `REACH_KM`; undefined if there is none. */
export function nearestCountry(table: NearbyTable, point: Point): string | undefined {
  for (const band of BANDS_KM) {
    const found = nearestWithin(table, point, band);
    if (found !== undefined) return table.codes[table.country[found] ?? -1];
  }
  return undefined;
}

/** Measures only places between two latitudes; nearly every point has a town nearby, so a narrow band comes first. */
function nearestWithin({ lat, lng }: NearbyTable, point: Point, km: number): number | undefined {
  const south = point.lat - km / KM_OF_DEGREE;
  const north = point.lat + km / KM_OF_DEGREE;
  let nearest: number | undefined;
  let least = km;
  for (let at = firstFrom(lat, south); at < lat.length && (lat[at] ?? 0) <= north; at += 1) {
    const away = greatCircle(point, { lat: lat[at] ?? 0, lng: lng[at] ?? 0 });
    if (away <= least) [nearest, least] = [at, away];
  }
  return nearest;
}

/** Returns the index of the first value that is not smaller; `row` is sorted. */
function firstFrom(row: Float64Array, value: number): number {
  let [low, high] = [0, row.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((row[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
