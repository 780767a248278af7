import type { Entity } from '../entity/entity';
import type { Field, Place, Stop, Stops } from '../entity/fields';
import { stopsInOrder } from './stops';

/** Returns the stops of a `place` or `stops` value in order; an empty array for other kinds. */
export const stopsOf = (kind: Field['kind'], value: unknown): Stop[] => {
  if (!value || (kind !== 'place' && kind !== 'stops')) return [];
  return kind === 'stops' ? stopsInOrder(value as Stops) : [{ address: value as Place, distance: null }];
};

/** Returns the names of places with neither id nor country; no country or distance can be derived from them. */
export const namesAlone = (stops: readonly Stop[]): string[] =>
  stops.flatMap(({ address }) => (address?.name && !address.place_id && !address.country ? [address.name] : []));

/** Returns such names of a whole draft. */
export const placesAlone = ({ fields }: Entity, values: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(fields as Record<string, Field>).flatMap(([name, { kind }]) =>
    namesAlone(stopsOf(kind, values[name])),
  );
