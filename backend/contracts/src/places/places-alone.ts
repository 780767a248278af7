import type { Entity } from '../entity/entity';
import type { Field, Place, Stop, Stops } from '../entity/fields';
import { stopsInOrder } from './stops';

/** The places of a value that is of a kind with places, in their order. */
export const stopsOf = (kind: Field['kind'], value: unknown): Stop[] => {
  if (!value || (kind !== 'place' && kind !== 'stops')) return [];
  return kind === 'stops' ? stopsInOrder(value as Stops) : [{ address: value as Place, distance: null }];
};

/** Names of places of which nothing else is known: no country and no distance follows from them. */
export const namesAlone = (stops: readonly Stop[]): string[] =>
  stops.flatMap(({ address }) => (address?.name && !address.place_id && !address.country ? [address.name] : []));

/** Such names of a whole draft. */
export const placesAlone = ({ fields }: Entity, values: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(fields as Record<string, Field>).flatMap(([name, { kind }]) =>
    namesAlone(stopsOf(kind, values[name])),
  );
