import type { FieldReading } from '@lichen/contracts/docs/reading';
import type { ShownPlace } from '@lichen/contracts/docs/shown-place';
import type { Doc } from '../shared/documents';

/** Returns the reading of each field; a place that the user has marked since replaces the original reading. */
export function shownReadings(
  readings: readonly FieldReading[],
  { places, prep_data }: Pick<Doc, 'places' | 'prep_data'>,
): readonly FieldReading[] {
  const shown = Object.entries((places ?? {}) as Readonly<Record<string, ShownPlace>>).map(
    ([field, place]): FieldReading => ({
      ...{ field, ...place, value: prep_data?.[field] ?? null },
      ...{ confidence: 1, how: 'drawn', flags: [], alternatives: [] },
    }),
  );
  return [...readings.filter(({ field }) => !Object.hasOwn(places ?? {}, field)), ...shown];
}
