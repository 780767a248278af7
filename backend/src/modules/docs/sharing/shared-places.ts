import type { DocValues } from '@lichen/contracts/docs/doc.entity';
import type { FieldReading } from '@lichen/contracts/docs/reading';
import type { ShownPlace, ShownPlaces } from '@lichen/contracts/docs/shown-place';

/** Returns true if the shared values have a value at a path: `expiry_date`, or `lines.2.net` in a list. */
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

/** Returns where the shared values are printed: as read, or as a person showed them since. */
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
