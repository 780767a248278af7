import type { LocationPlace } from '@lichen/contracts/business/locations/location-places.call';

export interface Placed extends LocationPlace {
  readonly latitude: number;
  readonly longitude: number;
}

/** West may be beyond the date line: what is drawn there stands a turn of the world away. */
export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export const isPlaced = (place: LocationPlace): place is Placed => place.latitude !== null && place.longitude !== null;

/** The narrowest part of the world that has all of the places: on the side of the widest gap between them is nothing. */
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

/** Places in a part of the world, however often it has been gone round. */
export function placesIn(places: readonly Placed[], { west, south, east, north }: Bounds): Placed[] {
  const span = east - west;
  const eastOfEdge = (longitude: number) => (((longitude - west) % 360) + 360) % 360;
  return places.filter(
    ({ latitude, longitude }) => latitude >= south && latitude <= north && eastOfEdge(longitude) <= span,
  );
}

/** Places as the map reads them; they are known by where they stand in the list, which is shorter than an id. */
export const featuresOf = (places: readonly Placed[]) => ({
  type: 'FeatureCollection' as const,
  features: places.map(({ name, latitude, longitude }, at) => ({
    type: 'Feature' as const,
    properties: { at, name },
    geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
  })),
});
