import type { Field } from '@lichen/contracts/entity/fields';
import type { FieldReading } from '@lichen/contracts/docs/reading';
import { pageNumber, useNotify, usePortal, useT, useUrlState } from '@lichen/kit';
import { useMemo } from 'react';
import type { Doc } from '../shared/documents';
import { focusField } from '../form/focus-field';
import type { Review } from '../form/review-context';
import { typesOf } from '../form/types-of';
import type { SaveValues } from '../form/useSaveValues';
import { valueOfText } from '../form/value-of-text';

/** What the fields of the form know of the document. */
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
    // An error of a row or of a part of a value belongs under the field that holds it.
    errorOf: (name) =>
      Object.entries(errors).find(([path]) => path === name || path.startsWith(`${name}.`))?.[1] ?? null,
    readingOf: (name) => read.get(name) ?? null,
    use: (name, value) => save.change(name, value, true),
    isReadOnly,
    isRead: record.reading_version !== null,
  };
}

/** The page and the field that are looked at; both stand in the address. */
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

/** Takes the words of a drawn box into the field that is looked at. */
export function useDrawnWords(record: Doc, lit: string | null, fill: (name: string, value: unknown) => void) {
  const t = useT();
  const notify = useNotify();
  const { language } = usePortal();
  const fields = useMemo(
    () => Object.assign({}, ...typesOf(record).map(({ form }) => form.fields)) as Record<string, Field>,
    [record],
  );
  return (words: string) => {
    const field = lit === null ? undefined : fields[lit];
    if (lit === null || !field) return notify(t('Choose a field first, then draw a box around its value'), 'bad');
    const value = valueOfText(field, words, language, record.prep_data?.[lit]);
    if (value === undefined) return notify(t('No such value stands in this box. Type it in the field.'), 'bad');
    fill(lit, value);
    focusField(lit);
  };
}
