import { refused } from '@lichen/contracts/api/problems';
import { isUnderWay, MAY_UNAPPLY } from '@lichen/contracts/docs/doc-statuses';
import { DOC_TEXTS } from '@lichen/contracts/docs/doc-texts';
import { expectInPlace } from '../review/in-place';
import type { Doc } from '../review/standing';

/** Returns the file data of a document. Throws `refused` if it may not be split or combined now. */
export function expectFree(record: Doc): NonNullable<Doc['contents']> & { hash: string } {
  expectInPlace(record);
  if (MAY_UNAPPLY.includes(record.status)) throw refused(DOC_TEXTS.applied);
  if (isUnderWay(record.status)) throw refused(DOC_TEXTS.underWay);
  if (!record.contents || record.file_id === null) throw refused(DOC_TEXTS.noFile);
  return record.contents;
}
