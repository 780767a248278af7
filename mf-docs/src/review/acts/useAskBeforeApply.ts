import { type DocPreview, previewDoc } from '@lichen/contracts/docs/doc.call';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import type { Entity } from '@lichen/contracts/entity/entity';
import type { Field } from '@lichen/contracts/entity/fields';
import { asDataError, data, failureText, useConfirm, useNotify, useTn } from '@lichen/kit';
import { isOpen } from '../../form/next-open';
import { typesOf } from '../../form/types-of';
import type { Doc } from '../../shared/documents';

const hasPlaces = ({ fields }: Entity): boolean =>
  (Object.values(fields) as readonly Field[]).some(({ kind }) => kind === 'place');

/** Returns true where a form or row of the document's types has a place field. */
const saysPlaces = (record: Doc): boolean =>
  typesOf(record).some(({ form, rows }) =>
    [form, ...Object.values(rows ?? {}).map(({ row }) => row)].some((each) => hasPlaces(each)),
  );

/**
 * Returns a function that asks for confirmation where a document has unchecked fields, or places known by name only.
 */
export function useAskBeforeApply() {
  const tn = useTn();
  const confirm = useConfirm();
  const notify = useNotify();

  const askOfOpen = async ({ field_states }: Doc): Promise<boolean> => {
    const open = Object.values(field_states ?? {}).filter(isOpen).length;
    const text = tn(open, '{count} field is still to be checked.', '{count} fields are still to be checked.');
    return open === 0 || confirm({ title: 'Apply', text, action: 'Apply anyway' });
  };

  /** Asks in the same way as the forms of activities. */
  const askOfPlaces = async (record: Doc): Promise<boolean> => {
    if (!saysPlaces(record)) return true;
    try {
      const body = { id: record._id };
      const { obj } = await data<RecordAnswer<DocPreview>>(previewDoc.name, { method: 'POST', body });
      const names = [...new Set(obj.records.flatMap(({ places_alone }) => places_alone))];
      if (names.length === 0) return true;
      const text = tn(
        names.length,
        '{count} place was not found: {places}. If it is saved by name only, it has no country or coordinates.',
        '{count} places were not found: {places}. If they are saved by name only, they have no country or coordinates.',
        { places: names.join(', ') },
      );
      return await confirm({ title: 'Save places by name only?', text, action: 'Apply anyway' });
    } catch (error) {
      notify(failureText(asDataError(error)), 'bad');
      return false;
    }
  };

  return async (record: Doc): Promise<boolean> => (await askOfOpen(record)) && askOfPlaces(record);
}
