import { doc } from '@lichen/contracts/docs/doc.entity';
import { DOC_TEXTS } from '@lichen/contracts/docs/doc-texts';
import { Router } from 'express';
import { recordFile } from '../../../platform/files/record-file';
import { describedFile } from '../../../platform/http/described-route';
import type { Platform } from '../../../platform/platform';
import { sendDocument } from '../shown/send-document.route';

export const describedDocFile = describedFile({
  ...{ name: 'doc_file', path: '/api/data/docs/{id}?f', allow: doc.allow.read },
  summary: 'The file of a document; `f` is any text',
});

/** Serves GET /api/data/docs/{id}?f=…: the file of a document. */
export function docFileRoute(platform: Pick<Platform, 'database' | 'clock' | 'files'>): Router {
  return Router().get('/api/data/docs/:id', async (request, response) => {
    const { file } = await recordFile(platform, request, doc, ({ file_id }) => file_id, DOC_TEXTS.noFile);
    await sendDocument(platform.files, file, request, response);
  });
}
