import type { LocationPlace } from '@lichen/contracts/business/locations/location-places.call';

export interface Placed extends LocationPlace {
  readonly latitude: number;
  readonly longitude: number;
}

/** Bounds in degrees. `east` is above 180 where the bounds cross the date line. */
export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export const isPlaced = (place: LocationPlace): place is Placed => place.latitude !== null && place.longitude !== null;

/**
 * Returns the smallest bounds that contain all locations, leaving out the widest gap in longitude; null without
 * locations.
 */
export function boundsOf(places: readonly Placed[]): Bounds | null {
  const latitudes = places.map(({ latitude }) => latitude);
  const sorted = [...new Set(places.map(({ longitude }) => longitude))].sort((a, b) => a - b);
  const [first] = sorted;
  if (first === undefined) return null;
  const gapAfter = (at: number) => (sorted[at + 1] ?? first + 360) - (sorted[at] ?? 0);
  const widest = sorted.reduce((best, _, at) => (gapAfter(at) > gapAfter(best) ? at : best), sorted.length - 1);
  const west = sorted[(widest + 1) % sorted.length] ?? first;
  const east = sorted[widest] ?? first;
  return {
    ...{ west, east: east < west ? east + 360 : east },
    south: latitudes.reduce((least, each) => Math.min(least, each)),
    north: latitudes.reduce((most, each) => Math.max(most, each)),
  };
}

/** Returns the locations within bounds; longitudes are compared modulo 360°. */
export function placesIn(places: readonly Placed[], { west, south, east, north }: Bounds): Placed[] {
  const span = east - west;
  const eastOfEdge = (longitude: number) => (((longitude - west) % 360) + 360) % 360;
  return places.filter(
    ({ latitude, longitude }) => latitude >= south && latitude <= north && eastOfEdge(longitude) <= span,
  );
}

/** Returns the locations as GeoJSON points. `at` is the index in the list, which is shorter than an id. */
export const featuresOf = (places: readonly Placed[]) => ({
  type: 'FeatureCollection' as const,
  features: places.map(({ name, latitude, longitude }, at) => ({
    type: 'Feature' as const,
    properties: { at, name },
    geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
  })),
});
