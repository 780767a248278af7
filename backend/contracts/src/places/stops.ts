import type { Leg, Place, Stop, Stops } from '../entity/fields';

export const LEG_UNITS = ['km', 'miles'] as const satisfies readonly Leg['units'][];

export const MOST_STOPS = 100;

export const stopName = (at: number): string => `stop_${at + 1}`;

/** Numbered anew from the first; no stops are nothing at all. */
export const numberedStops = (stops: readonly Stop[]): Stops | null =>
  stops.length === 0 ? null : Object.fromEntries(stops.map((stop, at) => [stopName(at), stop]));

/** Stops in the order of the journey. */
export const stopsInOrder = (stops: Stops | null | undefined): Stop[] =>
  Object.keys(stops ?? {}).flatMap((_, at) => stops?.[stopName(at)] ?? []);

/** Separator of stops in one text; commas are part of addresses. */
const BETWEEN = /[;|\n]/;

/** A place as people read it: its name and its address, which often begins with the name. */
export const placeText = ({ name, address }: Place): string =>
  !address || name.startsWith(address) ? name : address.startsWith(name) ? address : `${name}, ${address}`;

export const stopsText = (stops: Stops | null | undefined): string =>
  stopsInOrder(stops)
    .map(({ address }) => address?.name ?? '')
    .join('; ');

/** Longest name that a place has; the rest of a long text is its address. */
const NAME = 200;

/** A stop of which only a text is known. */
export const stopOfText = (text: string): Stop => ({
  address: { name: text.slice(0, NAME), ...(text.length > NAME ? { address: text.slice(0, 500) } : {}) },
  distance: null,
});

/** The text of stops with a place in the place of the last one of that name. */
export function withStop(text: string, name: string, place: Place): string {
  const stops = text.split(BETWEEN).map((one) => one.trim());
  const at = stops.lastIndexOf(name);
  return stops
    .map((one, each) => (each === at ? placeText(place) : one))
    .filter(Boolean)
    .join('; ');
}

export const stopsOfText = (text: string): Stops | null =>
  numberedStops(
    text
      .split(BETWEEN)
      .map((one) => one.trim())
      .filter(Boolean)
      .map(stopOfText),
  );
