import { CHAT_TEXTS } from '@lichen/contracts/compliance/chat/chat-words';
import { partnerMessage } from '@lichen/contracts/compliance/chat/partner-message.entity';
import { Problem } from '@lichen/contracts/api/problems';
import { Router } from 'express';
import { companyRecords } from '../../../platform/engine/company-records';
import { expectAllowed } from '../../../platform/engine/permissions/permit';
import { download } from '../../../platform/files/download';
import { fileRecords } from '../../../platform/files/file-records';
import { describedFile } from '../../../platform/http/described-route';
import type { Platform } from '../../../platform/platform';

export const describedMessageFile = describedFile({
  ...{ name: 'message_file', path: '/api/data/partner_submissions/{id}?f', allow: partnerMessage.allow.read },
  summary: 'The file of a message to a partner, or from one; `f` is any text',
});

/** GET /api/data/partner_submissions/:id?f=…: the file of a message; each company has its own copy. */
export function messageFileRoute({ database, clock, files }: Pick<Platform, 'database' | 'clock' | 'files'>): Router {
  const kept = fileRecords(database, clock);
  return Router().get('/api/data/partner_submissions/:id', async (request, response) => {
    const { session } = request;
    if (!session) throw new Problem('unauthenticated', 'Log in to continue');
    expectAllowed(partnerMessage.allow.read, session);
    const { file_id } = await companyRecords({ database }, session.companyId)(partnerMessage).get(request.params.id);
    const file = file_id === null ? undefined : await kept.find(session.companyId, file_id);
    if (!file) throw new Problem('notFound', CHAT_TEXTS.noFile);
    await download(files, file, request, response);
  });
}
