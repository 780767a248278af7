import { numberedStops, stopsInOrder } from '@lichen/contracts/places/stops';
import type { Leg, Place, Stop, Stops } from '@lichen/contracts/entity/fields';
import type { Values } from '@lichen/kit';
import type { DistanceQuestion } from '../shared/type-form';

type Units = Leg['units'];

/** Returns the unit of the legs; a journey stated in hours uses kilometres. */
export const legUnits = ({ units }: Values): Units => (units === 'miles' ? 'miles' : 'km');

export const stopsOf = (values: Values): Stop[] => stopsInOrder(values['stops'] as Stops | null);

const placeOf = (value: unknown) => (value ?? null) as Place | null;

/** Returns the legs between start, stops and end, by road; `known` is set where a stop already has its distance. */
export function legsOf(values: Values): DistanceQuestion[] {
  const units = legUnits(values);
  const stops = stopsOf(values);
  const ends = [...stops.map(({ address }) => address), placeOf(values['to'])];
  return ends.map((end, at) => {
    const known = stops[at]?.distance;
    return {
      start_location: at === 0 ? placeOf(values['from']) : (ends[at - 1] ?? null),
      end_location: end,
      transport_method: '',
      units,
      ...(known?.units === units ? { known: known.distance } : {}),
    };
  });
}

/** Returns the stops with their distances from the previous place. */
export const withDistances = (values: Values, distances: readonly number[]): Stops | null =>
  numberedStops(
    stopsOf(values).map((stop, at) => {
      const distance = distances[at];
      return distance === undefined ? stop : { ...stop, distance: { distance, units: legUnits(values) } };
    }),
  );

export const stopAdded = (values: Values): Stops | null =>
  numberedStops([...stopsOf(values), { address: null, distance: null }]);

/** Removes a stop; the following stops move up, and the distance of the next one is cleared. */
export const stopDeleted = (values: Values, at: number): Stops | null =>
  numberedStops(
    stopsOf(values)
      .filter((_, index) => index !== at)
      .map((stop, index) => (index === at ? { ...stop, distance: null } : stop)),
  );

/** Moves a stop; the distances to it and from it are cleared. */
export const stopMoved = (values: Values, moved: number, address: Place | null): Stops | null =>
  numberedStops(
    stopsOf(values).map((stop, at) => ({
      address: at === moved ? address : stop.address,
      distance: at === moved || at === moved + 1 ? null : (stop.distance ?? null),
    })),
  );

/** Clears the distance of the first stop after the start has changed. */
export const startMoved = (values: Values): Stops | null =>
  numberedStops(stopsOf(values).map((stop, at) => (at === 0 ? { ...stop, distance: null } : stop)));

/** Sets the distance of the leg that ends at a stop. */
export const withLeg = (values: Values, at: number, distance: number): Stops | null =>
  numberedStops(
    stopsOf(values).map((stop, index) =>
      index === at ? { ...stop, distance: { distance, units: legUnits(values) } } : stop,
    ),
  );
