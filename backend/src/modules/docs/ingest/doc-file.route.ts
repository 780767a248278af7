import { doc } from '@lichen/contracts/docs/doc.entity';
import { DOC_TEXTS } from '@lichen/contracts/docs/doc-texts';
import { Problem } from '@lichen/contracts/api/problems';
import { Router } from 'express';
import { companyRecords } from '../../../platform/engine/company-records';
import { expectAllowed, expectSubscribed } from '../../../platform/engine/permissions/permit';
import { fileRecords } from '../../../platform/files/file-records';
import { describedFile } from '../../../platform/http/described-route';
import type { Platform } from '../../../platform/platform';
import { sendDocument } from '../shown/send-document.route';

export const describedDocFile = describedFile({
  ...{ name: 'doc_file', path: '/api/data/docs/{id}?f', allow: doc.allow.read },
  summary: 'The file of a document; `f` is any text',
});

/** Serves GET /api/data/docs/{id}?f=…: the file of a document. */
export function docFileRoute({ database, clock, files }: Pick<Platform, 'database' | 'clock' | 'files'>): Router {
  const kept = fileRecords(database, clock);
  return Router().get('/api/data/docs/:id', async (request, response) => {
    const { session } = request;
    if (!session) throw new Problem('unauthenticated', 'Log in to continue');
    expectAllowed(doc.allow.read, session);
    expectSubscribed(doc, session);
    const { file_id } = await companyRecords({ database }, session.companyId)(doc).get(request.params.id);
    const file = file_id === null ? undefined : await kept.find(session.companyId, file_id);
    if (!file) throw new Problem('notFound', DOC_TEXTS.noFile);
    await sendDocument(files, file, request, response);
  });
}
