import { doc } from '@lichen/contracts/docs/doc.entity';
import { MAY_APPLY } from '@lichen/contracts/docs/doc-statuses';
import { DOC_TEXTS } from '@lichen/contracts/docs/doc-texts';
import { refused } from '@lichen/contracts/api/problems';
import { operation } from '../../../platform/engine/operations';
import { expectInPlace } from '../review/in-place';
import { typesOf } from '../review/form-values';
import { applyTypes } from './apply-types.rules';

/** Applies a document: writes all records of the types that pass, in one transaction. Other types can follow later. */
export const applyDoc = operation(doc, 'apply', async ({ record, batch }) => {
  expectInPlace(record);
  if (record.ignore_entry) throw refused(DOC_TEXTS.ignored);
  if (typesOf(record.doc_ids).length === 0) throw refused(DOC_TEXTS.noType);
  if (![...MAY_APPLY, 'invalid'].includes(record.status)) throw refused(DOC_TEXTS.notApplicable);
  return applyTypes(record, batch);
});
