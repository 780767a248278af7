import type { Leg, Place, Stop, Stops } from '../entity/fields';

/** Units of the distance of one leg. */
export const LEG_UNITS = ['km', 'miles'] as const satisfies readonly Leg['units'][];

/** Maximum number of stops of a journey. */
export const MOST_STOPS = 100;

/** Returns the key of a stop, `stop_1` for position 0. */
export const stopName = (at: number): string => `stop_${at + 1}`;

/** Numbers the stops from `stop_1`; null for no stops. */
export const numberedStops = (stops: readonly Stop[]): Stops | null =>
  stops.length === 0 ? null : Object.fromEntries(stops.map((stop, at) => [stopName(at), stop]));

/** Returns the stops in travel order. */
export const stopsInOrder = (stops: Stops | null | undefined): Stop[] =>
  Object.keys(stops ?? {}).flatMap((_, at) => stops?.[stopName(at)] ?? []);

/** Separator of stops in a text; commas occur in addresses. */
const BETWEEN = /[;|\n]/;

/** Returns a place's text: its name and its address, which often begins with the name. */
export const placeText = ({ name, address }: Place): string =>
  !address || name.startsWith(address) ? name : address.startsWith(name) ? address : `${name}, ${address}`;

/** Returns the names of the stops in travel order, separated by semicolons, as sheets hold them. */
export const stopsText = (stops: Stops | null | undefined): string =>
  stopsInOrder(stops)
    .map(({ address }) => address?.name ?? '')
    .join('; ');

/** Longest name of a place, in characters; longer texts also become its address. */
const NAME = 200;

/** Returns a stop with only a text. */
export const stopOfText = (text: string): Stop => ({
  address: { name: text.slice(0, NAME), ...(text.length > NAME ? { address: text.slice(0, 500) } : {}) },
  distance: null,
});

/** Replaces the last stop of the given name in a text of stops by a place. */
export function withStop(text: string, name: string, place: Place): string {
  const stops = text.split(BETWEEN).map((one) => one.trim());
  const at = stops.lastIndexOf(name);
  return stops
    .map((one, each) => (each === at ? placeText(place) : one))
    .filter(Boolean)
    .join('; ');
}

/** Returns the stops of such a text; null if it names none. */
export const stopsOfText = (text: string): Stops | null =>
  numberedStops(
    text
      .split(BETWEEN)
      .map((one) => one.trim())
      .filter(Boolean)
      .map(stopOfText),
  );
