import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { type BoxText, readBox } from '@lichen/contracts/docs/doc.call';
import { yearOf } from '@lichen/contracts/formats/days';
import { MOST_RAW } from '@lichen/contracts/docs/shown-place';
import { asDataError, data, failureText, useNotify, usePortal, useT } from '@lichen/kit';
import { focusField } from '../form/focus-field';
import type { Fill } from '../form/review-context';
import { typesOf } from '../form/types-of';
import type { SaveValues } from '../form/useSaveValues';
import { valuesOfText } from '../form/value-of-text';
import type { Doc } from '../shared/documents';
import type { DrawnPart } from '../viewer/useTakenPart';

interface Options {
  record: Doc;
  /** ISO 639-1 language of the document; null where unknown. */
  language: string | null;
  /** Name of the field in focus. */
  lit: string | null;
  save: SaveValues;
  fill: Fill;
}

/** Returns the words in a part of a page: from the file, or by text recognition where the file has none there. */
async function wordsOf(id: string, { words, page, box, turn }: DrawnPart): Promise<string> {
  if (words !== '') return words;
  const body = { id, page, box, turn };
  // The server reads one box at a time, for up to 30 seconds each.
  const options = { method: 'POST', body, isRead: true, patience: 90_000 } as const;
  return (await data<RecordAnswer<BoxText>>(readBox.name, options)).obj.text;
}

/** Returns a function that takes the words in a drawn box as the value of the field in focus, with its place. */
export function useDrawnPart({ record, language, lit, save, fill }: Options) {
  const t = useT();
  const notify = useNotify();
  const { language: own, today } = usePortal();

  const take = async (name: string, part: DrawnPart) => {
    const raw = await wordsOf(record._id, part);
    const type = typesOf(record).find(({ form }) => Object.hasOwn(form.fields, name));
    const around = { said: language, own, thisYear: yearOf(today()), values: record.prep_data ?? {} };
    const found = type && valuesOfText(type, name, raw, around);
    if (!found) return notify(t('No such value was found in this box. Type it into the field.'), 'bad');
    for (const [field, value] of Object.entries(found)) fill(field, value);
    save.show(found, { page: part.page, box: part.box, raw: raw.slice(0, MOST_RAW) });
    focusField(name);
  };

  return async (part: DrawnPart) => {
    if (lit === null) return notify(t('Choose a field first, then draw a box around its value'), 'bad');
    try {
      await take(lit, part);
    } catch (error) {
      notify(failureText(asDataError(error)), 'bad');
    }
  };
}
