import type { FieldReading } from '@lichen/contracts/docs/reading';
import { pageNumber, useUrlState } from '@lichen/kit';
import type { Doc } from '../shared/documents';
import type { Review } from '../form/review-context';
import type { SaveValues } from '../form/useSaveValues';

/** Returns the lookups in the document for the fields of its form. */
export function reviewOf(
  record: Doc,
  readings: readonly FieldReading[],
  save: SaveValues,
  isReadOnly: boolean,
): Review {
  const errors = record.errors ?? {};
  const read = new Map(readings.map((reading) => [reading.field, reading]));
  return {
    stateOf: (name) => record.field_states?.[name] ?? null,
    // The error of a row or of a part of a value is shown below the field that contains it.
    errorOf: (name) =>
      Object.entries(errors).find(([path]) => path === name || path.startsWith(`${name}.`))?.[1] ?? null,
    readingOf: (name) => read.get(name) ?? null,
    use: (name, value) => save.change(name, value, true),
    isReadOnly,
    isRead: record.reading_version !== null,
  };
}

/** Reads the page and the field in focus from the address. */
export function useLooking(readings: readonly FieldReading[]) {
  const url = useUrlState();
  const lit = url.one('field');
  const found = readings.find(({ field }) => field === lit);
  const asked = url.one('page');
  const page = asked === null ? (found?.page ?? 1) : pageNumber(asked);
  const look = (field: string) => {
    const at = readings.find((reading) => reading.field === field)?.page;
    url.set({ field, ...(at ? { page: at } : {}) }, { keepPage: true });
  };
  return { url, lit, page, look, turnTo: (to: number) => url.set({ page: to }, { keepPage: true }) };
}
