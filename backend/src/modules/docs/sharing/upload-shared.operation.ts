import { partner } from '@lichen/contracts/compliance/partner.entity';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { sharedDoc } from '@lichen/contracts/docs/sharing/shared-doc.entity';
import { SHARE_TEXTS } from '@lichen/contracts/docs/sharing/share-texts';
import { refused } from '@lichen/contracts/api/problems';
import { operation } from '../../../platform/engine/operations';
import { expectSubscribed } from '../../../platform/engine/permissions/permit';
import { copiedFile } from '../ingest/copied-file.rules';
import { emptyDoc } from '../ingest/new-doc.rules';
import { isReading, pending } from '../read/start-reading.rules';
import type { Doc } from '../review/standing';
import { sharedStanding } from './shared-standing.rules';
import { sharedFile } from './shared-file.query';

/** Creates an own document from one that a partner shares: its file, types and shared data. */
export const uploadShared = operation(sharedDoc, 'upload', async ({ record, context, unit, platform }) => {
  // The value chain includes partners' documents; own documents need the documents subscription.
  expectSubscribed(doc, context);
  if (record.doc_id !== null && (await unit.read(doc).find(record.doc_id))) return { doc_id: record.doc_id };
  const source = await unit.read(partner).find(record.partner_id);
  const empty = emptyDoc(context, record.name);
  const theirs = await sharedFile(platform, context.companyId, record, unit.sql);
  const named = theirs && { ...theirs, name: record.contents?.file ?? record.name };
  const file = named && (await copiedFile(platform, unit, context, empty, named));
  if (!file && !record.data_shared) throw refused(SHARE_TEXTS.noData);
  const begun: Doc = { ...empty, received_from: source?.name ?? null, doc_ids: record.doc_ids, ...file };
  const isRead = !record.data_shared && isReading(context);
  const more = isRead ? await pending(unit, begun._id) : await sharedStanding(begun, record, unit, context.today);
  await unit.insert(doc, { ...begun, ...more }, 'upload');
  return { doc_id: begun._id };
});
