import type { FieldErrors } from '@lichen/contracts/api/problems';
import type { DocType } from '@lichen/contracts/docs/doc-type';
import { type ShownPlace, shownPlaceShape } from '@lichen/contracts/docs/shown-place';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { isBlank, type Values } from './form-values';
import { type Doc, isSame } from './standing';

type Places = Readonly<Record<string, ShownPlace>>;

/** Returns the places that an update changes; empty if they are unchanged. */
const sentPlaces = ({ places }: Doc, before: Doc | null): Values =>
  isSame(places, before?.places) ? {} : (places ?? {});

/** Returns errors for places that were sent for unknown fields or cannot be read. */
export function placeErrors(record: Doc, before: Doc | null, types: readonly DocType[]): FieldErrors {
  const wrong = Object.entries(sentPlaces(record, before)).flatMap(([name, place]): [string, string][] => {
    if (!types.some(({ form }) => Object.hasOwn(form.fields, name))) return [[name, FIELD_TEXTS.unknownField]];
    return place === null || shownPlaceShape.safeParse(place).success ? [] : [[name, FIELD_TEXTS.unreadable]];
  });
  return Object.fromEntries(wrong.map(([name, text]) => [`places.${name}`, text]));
}

/** Returns the places after a change. A value that is overwritten or emptied loses its place. */
export function placesAfter(record: Doc, before: Doc | null, values: Values): Places | null {
  const kept = Object.entries(before?.places ?? {}).filter(([name]) => isSame(before?.prep_data?.[name], values[name]));
  const all = { ...Object.fromEntries(kept), ...sentPlaces(record, before) };
  const shown = Object.entries(all).filter(([name, place]) => place !== null && !isBlank(values[name]));
  return shown.length > 0 ? (Object.fromEntries(shown) as Places) : null;
}

/** Returns where a person showed the value of a field; null if nobody did. */
export const shownPlace = ({ places }: Pick<Doc, 'places'>, name: string): ShownPlace | null =>
  ((places ?? {}) as Places)[name] ?? null;
