import { doc } from '@lichen/contracts/docs/doc.entity';
import { DOC_TEXTS } from '@lichen/contracts/docs/doc-texts';
import { docShare } from '@lichen/contracts/docs/sharing/doc-share.entity';
import { sharedDoc } from '@lichen/contracts/docs/sharing/shared-doc.entity';
import { notFound, Problem } from '@lichen/contracts/api/problems';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { Router } from 'express';
import { companyRecords } from '../../../platform/engine/company-records';
import { expectAllowed, expectSubscribed } from '../../../platform/engine/permissions/permit';
import { download } from '../../../platform/files/download';
import { type FileRecord, fileRecords } from '../../../platform/files/file-records';
import { describedFile } from '../../../platform/http/described-route';
import type { Platform } from '../../../platform/platform';

export const describedSharedDocFile = describedFile({
  ...{ name: 'shared_doc_file', path: '/api/data/shared_docs/{id}?f', allow: sharedDoc.allow.read },
  summary: 'The file of a document that a partner has shared; `f` is any text',
});

/**
 * The file behind a shared document, if its company shares it now: asked of that company's own rows each time, over the
 * connection of the two, so that no row left behind opens it.
 */
async function sharedFile(
  { database, clock, connections }: Pick<Platform, 'database' | 'clock' | 'connections'>,
  companyId: string,
  { partner_id, share_id }: RecordOf<typeof sharedDoc>,
): Promise<FileRecord | undefined> {
  const owner = await connections.counterpart(database, { companyId, recordId: partner_id });
  if (!owner) return undefined;
  const read = companyRecords({ database }, owner.companyId);
  const share = await read(docShare).find(share_id);
  if (share?.status !== 'shared' || !share.with_file || share.partner_id !== owner.recordId) return undefined;
  const document = await read(doc).find(share.doc_id);
  return document?.file_id ? fileRecords(database, clock).find(owner.companyId, document.file_id) : undefined;
}

/** GET /api/data/shared_docs/{id}?f=…: the file of a document that a partner shares. */
export function sharedDocFileRoute(platform: Pick<Platform, 'database' | 'clock' | 'files' | 'connections'>): Router {
  return Router().get('/api/data/shared_docs/:id', async (request, response) => {
    const { session } = request;
    if (!session) throw new Problem('unauthenticated', 'Log in to continue');
    expectAllowed(sharedDoc.allow.read, session);
    expectSubscribed(sharedDoc, session);
    const { companyId } = session;
    const record = await companyRecords(platform, companyId)(sharedDoc).find(request.params.id);
    if (!record) throw notFound();
    const file = await sharedFile(platform, companyId, record);
    if (!file) throw new Problem('notFound', DOC_TEXTS.noFile);
    await download(platform.files, { ...file, name: record.name }, request, response);
  });
}
