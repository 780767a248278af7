import { type DocPreview, PREVIEW_MS, previewDoc } from '@lichen/contracts/docs/doc.call';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { asDataError, data, failureText, useConfirm, useNotify, useT, useTn } from '@lichen/kit';
import { isOpen } from '../../form/next-open';
import { typesOf } from '../../form/types-of';
import type { Doc } from '../../shared/documents';

/** Returns true where applying the document creates records that may repeat others or name unknown places. */
const makesRecords = (record: Doc): boolean => typesOf(record).some(({ makes }) => makes.kind === 'records');

/** Returns what other records say against applying the document, each sentence once. */
const doubtsOf = ({ warnings }: Doc, preview: DocPreview | null): readonly string[] => [
  ...new Set([
    ...(warnings ?? []).map(({ message }) => message),
    ...(preview?.records ?? []).flatMap(({ repeats }) => repeats.map(({ message }) => message)),
  ]),
];

/**
 * Returns a function that asks for confirmation where a document has unchecked fields, repeats other records, or names
 * places known by name only.
 */
export function useAskBeforeApply() {
  const t = useT();
  const tn = useTn();
  const confirm = useConfirm();
  const notify = useNotify();

  const askOfOpen = async ({ field_states }: Doc): Promise<boolean> => {
    const open = Object.values(field_states ?? {}).filter(isOpen).length;
    const text = tn(open, '{count} field is still to be checked.', '{count} fields are still to be checked.');
    return open === 0 || confirm({ title: 'Apply', text, action: 'Apply anyway' });
  };

  const askOfOthers = async (record: Doc, preview: DocPreview | null): Promise<boolean> => {
    const doubts = doubtsOf(record, preview);
    const text = doubts.map((each) => t(each)).join(' ');
    return doubts.length === 0 || confirm({ title: 'Apply', text, action: 'Apply anyway' });
  };

  /** Asks in the same way as the forms of activities. */
  const askOfPlaces = async (preview: DocPreview | null): Promise<boolean> => {
    const names = [...new Set(preview?.records.flatMap(({ places_alone }) => places_alone))];
    if (names.length === 0) return true;
    const text = tn(
      names.length,
      '{count} place was not found: {places}. If it is saved by name only, it has no country or coordinates.',
      '{count} places were not found: {places}. If they are saved by name only, they have no country or coordinates.',
      { places: names.join(', ') },
    );
    return confirm({ title: 'Save places by name only?', text, action: 'Apply anyway' });
  };

  const previewOf = async (record: Doc): Promise<DocPreview | null> => {
    if (!makesRecords(record)) return null;
    const options = { method: 'POST', body: { id: record._id }, isRead: true, patience: PREVIEW_MS } as const;
    return (await data<RecordAnswer<DocPreview>>(previewDoc.name, options)).obj;
  };

  return async (record: Doc): Promise<boolean> => {
    if (!(await askOfOpen(record))) return false;
    try {
      const preview = await previewOf(record);
      return (await askOfOthers(record, preview)) && (await askOfPlaces(preview));
    } catch (error) {
      notify(failureText(asDataError(error)), 'bad');
      return false;
    }
  };
}
