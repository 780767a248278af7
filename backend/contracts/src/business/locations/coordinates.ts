import type { FieldErrors } from '../../api/problems';
import { decimal, hint, optional } from '../../entity/fields';

/** Errors of coordinates. */
export const COORDINATES_TEXTS = {
  both: 'Enter latitude and longitude together',
} as const;

/** Decimal places of a degree: a resolution of about a tenth of a metre. */
export const COORDINATE_DECIMALS = 6;

const WGS_84 = 'Degrees, WGS 84';
const scale = COORDINATE_DECIMALS;

/** Position of a location on the map. No figure is calculated from it. */
export const coordinatesFields = {
  latitude: hint(optional(decimal('Latitude', { min: -90, max: 90, scale })), WGS_84),
  longitude: hint(optional(decimal('Longitude', { min: -180, max: 180, scale })), WGS_84),
};

const isEmpty = (value: unknown): boolean => value === null || value === undefined;

/** Returns an error where only one of the two coordinates is given. */
export function coordinatesErrors({ latitude, longitude }: Readonly<Record<string, unknown>>): FieldErrors {
  if (isEmpty(latitude) === isEmpty(longitude)) return {};
  return { [isEmpty(latitude) ? 'latitude' : 'longitude']: COORDINATES_TEXTS.both };
}
