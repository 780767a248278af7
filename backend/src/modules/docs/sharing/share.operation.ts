import { doc } from '@lichen/contracts/docs/doc.entity';
import { docShare } from '@lichen/contracts/docs/sharing/doc-share.entity';
import { mayShare } from '@lichen/contracts/docs/sharing/may-share';
import { SHARE_TEXTS } from '@lichen/contracts/docs/sharing/share-texts';
import { sharedDoc } from '@lichen/contracts/docs/sharing/shared-doc.entity';
import { notFound, refused } from '@lichen/contracts/api/problems';
import { operation } from '../../../platform/engine/operations';
import { newRow } from '../../../platform/engine/unit/row-writes';
import { readingOf } from '../review/doc-facts.query';
import { noteSent } from './note-sent.rules';
import { connectedWith, rowsOf } from './receiver.rules';
import { partsOf, rowFor } from './receiver-row';

/** Shares a document with a connected company. The rows of both companies are written in one transaction. */
export const shareDoc = operation(docShare, 'share', async ({ record, input, context, unit, platform }) => {
  if (record.status === 'shared') throw refused(SHARE_TEXTS.sharedAlready);
  const document = await unit.read(doc).find(record.doc_id);
  if (!document) throw notFound();
  if (!mayShare(document)) throw refused(SHARE_TEXTS.notReady);
  const other = await connectedWith(platform.connections, unit, context.companyId, record.partner_id);
  if (!other) throw refused(SHARE_TEXTS.notConnected);
  const parts = partsOf(document, input);
  const theirs = await rowsOf(unit, other, context.companyId);
  const reading = await readingOf(unit.read, document);
  const row = rowFor(document, reading, { share_id: record._id, parts, message: input.message || null });
  const fresh = { ...newRow(context), _id: context.newId(), ...row };
  await theirs.insert(
    sharedDoc,
    { ...fresh, created_by: 'connection', partner_id: other.recordId, shared_on: context.now },
    'share',
  );
  await noteSent(unit, record, input, context);
  return {
    ...{ ...parts, status: 'shared' as const, edited: document.edited, expiry_date: document.expiry_date },
    ...{ shared_on: context.now, shared_by: context.userId, recalled_on: null, recalled_by: null },
  };
});
