import type { DocValues } from '@lichen/contracts/docs/doc.entity';
import type { FieldReading } from '@lichen/contracts/docs/reading';
import type { ShownPlace, ShownPlaces } from '@lichen/contracts/docs/shown-place';

/** A value that is told, by the path of its field: `expiry_date`, or `lines.2.net` of a list. */
function isTold(values: unknown, path: string): boolean {
  const found = path
    .split('.')
    .reduce<unknown>(
      (within, name) =>
        typeof within === 'object' && within !== null && Object.hasOwn(within, name)
          ? (within as Record<string, unknown>)[name]
          : undefined,
      values,
    );
  return found !== undefined && found !== null;
}

/** Where the values that a partner is told are printed: as they were read, or where somebody showed them since. */
export function sharedPlaces(
  told: DocValues | null,
  fields: readonly FieldReading[],
  shown: DocValues | null,
): ShownPlaces | null {
  const read = fields.flatMap(({ field, page, box, raw }): [string, ShownPlace][] =>
    page === null || box === null ? [] : [[field, { page, box, raw }]],
  );
  const all = { ...Object.fromEntries(read), ...((shown ?? {}) as ShownPlaces) };
  const kept = Object.entries(all).filter(([path]) => isTold(told, path));
  return kept.length > 0 ? Object.fromEntries(kept) : null;
}
