import type { TravelRoute } from '@lichen/contracts/activities/codes/distance-rules';
import type { PlaceFound } from '@lichen/contracts/places/place-search.call';
import type { Point } from './great-circle';

export interface PlaceQuestion {
  /** Text to look for, at least three letters. */
  readonly text: string;
  readonly isAirport: boolean;
  /** Country of the company, whose places come first; ISO 3166-1. */
  readonly country: string | null;
  readonly language: string;
}

/** Provider of places and distances. A service that does not answer throws. */
export interface PlaceProvider {
  search(question: PlaceQuestion): Promise<readonly PlaceFound[]>;
  /** Kilometres of one way; null where there is none. */
  distance(from: Point, to: Point, by: TravelRoute): Promise<number | null>;
}

export const found = ({ lat, lng, ...place }: Omit<PlaceFound, 'geometry'>): PlaceFound => ({
  ...place,
  ...{ lat, lng },
  geometry: { location: { lat, lng } },
});
