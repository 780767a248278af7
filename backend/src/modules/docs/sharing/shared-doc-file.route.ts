import { DOC_TEXTS } from '@lichen/contracts/docs/doc-texts';
import { sharedDoc } from '@lichen/contracts/docs/sharing/shared-doc.entity';
import { notFound, Problem } from '@lichen/contracts/api/problems';
import { Router } from 'express';
import { companyRecords } from '../../../platform/engine/company-records';
import { expectAllowed, expectSubscribed } from '../../../platform/engine/permissions/permit';
import { describedFile } from '../../../platform/http/described-route';
import type { Platform } from '../../../platform/platform';
import { sharedFile } from './shared-file.query';
import { sendDocument } from '../shown/send-document.route';

export const describedSharedDocFile = describedFile({
  ...{ name: 'shared_doc_file', path: '/api/data/shared_docs/{id}?f', allow: sharedDoc.allow.read },
  summary: 'The file of a document that a partner has shared; `f` is any text',
});

/** Serves GET /api/data/shared_docs/{id}?f=…: the file of a document that a partner shares. */
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
    await sendDocument(platform.files, { ...file, name: record.name }, request, response);
  });
}
