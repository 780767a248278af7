import { fold } from '@lichen/contracts/formats/fold';

/** Meanings of the texts in each column: an id, a code, or null for no value. */
export type Corrections = Readonly<Record<string, Readonly<Record<string, string | null>>>>;

/** Merges earlier corrections with new ones, which win. Texts are stored in the form in which they are compared. */
export function mergeCorrections(
  known: Corrections | null,
  given: Corrections,
): Record<string, Record<string, string | null>> {
  const fixes: Record<string, Record<string, string | null>> = {};
  for (const [field, texts] of Object.entries(known ?? {})) fixes[field] = { ...texts };
  for (const [field, texts] of Object.entries(given))
    fixes[field] = {
      ...fixes[field],
      ...Object.fromEntries(Object.entries(texts).map(([text, meant]) => [fold(text), meant])),
    };
  return fixes;
}
