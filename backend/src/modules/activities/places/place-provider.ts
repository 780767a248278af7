import type { TravelRoute } from '@lichen/contracts/activities/codes/distance-rules';
import type { PlaceFound } from '@lichen/contracts/places/place-search.call';
import type { Point } from './great-circle';

/** A search for places. */
export interface PlaceQuestion {
  /** Text to search for, at least three letters. */
  readonly text: string;
  readonly isAirport: boolean;
  /** Country of the company (ISO 3166-1), whose places come first. */
  readonly country: string | null;
  readonly language: string;
}

/** Provider of places and distances; both throw if the service does not answer. */
export interface PlaceProvider {
  search(question: PlaceQuestion): Promise<readonly PlaceFound[]>;
  /** Returns the distance one way in km; null where there is no route. */
  distance(from: Point, to: Point, by: TravelRoute): Promise<number | null>;
}

/** Adds the coordinates in the form of map services, which callers of the API know. */
export const found = ({ lat, lng, ...place }: Omit<PlaceFound, 'geometry'>): PlaceFound => ({
  ...place,
  ...{ lat, lng },
  geometry: { location: { lat, lng } },
});
