import { appliedSharedAs } from '@lichen/contracts/docs/sharing/may-apply-shared';
import { sharedDoc } from '@lichen/contracts/docs/sharing/shared-doc.entity';
import { SHARE_TEXTS } from '@lichen/contracts/docs/sharing/share-texts';
import { DOC_TEXTS } from '@lichen/contracts/docs/doc-texts';
import { refused } from '@lichen/contracts/api/problems';
import { operation } from '../../../platform/engine/operations';
import { expectLast, intoReturn, outOfReturn } from './into-return.rules';

/**
 * Applies a document that a partner shared: its figures become the partner's annual return, or its expiry date is
 * watched. The resulting event lets other areas react.
 */
export const applyShared = operation(sharedDoc, 'apply', async ({ record, context, batch }) => {
  if (record.applied_on !== null) throw refused(SHARE_TEXTS.appliedAlready);
  if (!record.data_shared) throw refused(SHARE_TEXTS.noData);
  const as = appliedSharedAs(record.doc_ids);
  if (as === null) throw refused(SHARE_TEXTS.notAppliedHere);
  const applied_to = as === 'return' ? [await intoReturn(record, batch)] : null;
  return { status: 'applied' as const, applied_on: context.now, applied_to };
});

/** Undoes applying a shared document. Throws `refused` if a later one was applied to the same return. */
export const unapplyShared = operation(sharedDoc, 'unapply', async ({ record, batch }) => {
  if (record.applied_on === null) throw refused(DOC_TEXTS.notApplied);
  await expectLast(record, batch);
  for (const one of record.applied_to ?? []) await outOfReturn(one, batch);
  return { status: 'shared' as const, applied_on: null, applied_to: null };
});
