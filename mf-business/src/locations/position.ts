import { COORDINATE_DECIMALS } from '@lichen/contracts/business/locations/coordinates';
import type { Place } from '@lichen/contracts/entity/fields';
import type { Formats, Values } from '@lichen/kit';

export interface Coordinates {
  latitude: number | null;
  longitude: number | null;
}

export interface Position {
  latitude: number;
  longitude: number;
}

export const positionOf = ({ latitude, longitude }: Coordinates): Position | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** Formats both coordinates in the user's language; null where the location has none. */
export function coordinatesText(site: Coordinates, format: Pick<Formats, 'number'>): string | null {
  const position = positionOf(site);
  return position && `${format.number(position.latitude)}; ${format.number(position.longitude)}`;
}

/** Geocoding services return more decimals than the fields store. */
const rounded = (degrees: number): number => Number(degrees.toFixed(COORDINATE_DECIMALS)) + 0;

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/**
 * Returns the fields to fill from a found place: its coordinates, and its country where none is chosen; null where the
 * place has no coordinates.
 */
export function filledBy({ lat, lng, country }: Place, values: Values): Values | null {
  if (lat === undefined || lng === undefined) return null;
  const hasCountry = !isEmpty(values['country']);
  return { latitude: rounded(lat), longitude: rounded(lng), ...(country && !hasCountry ? { country } : {}) };
}
