import { doc } from '@lichen/contracts/docs/doc.entity';
import { isUnderWay, MAY_UNAPPLY } from '@lichen/contracts/docs/doc-statuses';
import { DOC_TEXTS } from '@lichen/contracts/docs/doc-texts';
import { refused } from '@lichen/contracts/api/problems';
import { operation } from '../../../platform/engine/operations';
import { expectInPlace } from '../review/in-place';
import { isReading, pending } from './start-reading.rules';

/** Reads a document again. Earlier readings and values that a person entered are kept. */
export const readAgain = operation(doc, 'read_again', async ({ record, context, unit }) => {
  expectInPlace(record);
  if (!record.file_id) throw refused(DOC_TEXTS.noFile);
  if (MAY_UNAPPLY.includes(record.status)) throw refused(DOC_TEXTS.applied);
  if (isUnderWay(record.status)) throw refused(DOC_TEXTS.underWay);
  if (!isReading(context)) throw refused(DOC_TEXTS.notRead);
  return pending(unit, record._id);
});
