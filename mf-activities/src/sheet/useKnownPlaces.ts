import type { Field, Place, Stops } from '@lichen/contracts/entity/fields';
import { placeText, stopsInOrder } from '@lichen/contracts/places/stops';
import type { Values } from '@lichen/kit';
import { useCallback, useState } from 'react';
import type { TypeForm } from '../types/shared/type-form';

type Places = ReadonlyMap<string, Place>;

/** Returns the places in a type's values of which more than the name is known. */
export function placesIn({ entity }: TypeForm, values: Values): Place[] {
  const places = Object.entries(entity.fields as Record<string, Field>).flatMap(([name, { kind }]) => {
    if (kind === 'stops') return stopsInOrder(values[name] as Stops | null).map(({ address }) => address);
    return kind === 'place' ? [values[name] as Place | null | undefined] : [];
  });
  return places.filter((place): place is Place => Boolean(place?.place_id ?? place?.country));
}

/** Places by the texts of their cells: those chosen here, and those of bills that rows continue. */
export function useKnownPlaces(form: TypeForm) {
  const [places, setPlaces] = useState<Places>(() => new Map());
  const keep = useCallback((found: readonly Place[]) => {
    if (found.length === 0) return;
    setPlaces((before) => new Map([...before, ...found.map((one) => [placeText(one), one] as const)]));
  }, []);
  return { places, keep, keepOf: (values: Values) => keep(placesIn(form, values)) };
}
