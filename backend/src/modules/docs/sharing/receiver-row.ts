import { refused } from '@lichen/contracts/api/problems';
import type { docShare } from '@lichen/contracts/docs/sharing/doc-share.entity';
import { SHARE_TEXTS } from '@lichen/contracts/docs/sharing/share-texts';
import type { InputOf } from '@lichen/contracts/entity/entity';
import { typesOf } from '../review/form-values';
import type { Doc, DocReading } from '../review/standing';
import { sharedPlaces } from './shared-places';
import { sharedValues } from './shared-values';

export type ShareInput = InputOf<typeof docShare, 'share'>;

/** Returns whether file and data are shared; both by default. Throws `refused` without a file or anything to share. */
export function partsOf({ contents }: Doc, { with_file, with_data }: ShareInput) {
  if (with_file && !contents) throw refused(SHARE_TEXTS.noFile);
  const parts = { with_file: with_file ?? contents !== null, with_data: with_data ?? true };
  if (!parts.with_file && !parts.with_data) throw refused(SHARE_TEXTS.nothing);
  return parts;
}

const NOT_APPLIED = { applied_on: null, applied_to: null, expiry_told: null } as const;

/** Returns the row that the other company gets. */
export function rowFor(
  document: Doc,
  reading: Pick<DocReading, 'fields'> | null,
  { share_id, parts, message }: { share_id: string; parts: ReturnType<typeof partsOf>; message: string | null },
) {
  const prep_data = parts.with_data ? sharedValues(typesOf(document.doc_ids), document.prep_data) : null;
  return {
    ...{ share_id, name: document.name, status: 'shared' as const, message, doc_id: null, ...NOT_APPLIED },
    ...{ doc_ids: document.doc_ids, doc_type_id: document.doc_type_id, categories: document.categories },
    ...{ prep_data, data_shared: prep_data !== null, contents: parts.with_file ? document.contents : null },
    // Places are useless without the pages.
    places: parts.with_file ? sharedPlaces(prep_data, reading?.fields ?? [], document.places) : null,
    expiry_date: parts.with_data ? document.expiry_date : null,
  };
}
