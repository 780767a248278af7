import { CHAT_TEXTS } from '@lichen/contracts/compliance/chat/chat-words';
import { partnerMessage } from '@lichen/contracts/compliance/chat/partner-message.entity';
import { Router } from 'express';
import { download } from '../../../platform/files/download';
import { recordFile } from '../../../platform/files/record-file';
import { describedFile } from '../../../platform/http/described-route';
import type { Platform } from '../../../platform/platform';

export const describedMessageFile = describedFile({
  ...{ name: 'message_file', path: '/api/data/partner_submissions/{id}?f', allow: partnerMessage.allow.read },
  summary: 'The file of a message to a partner, or from one; `f` is any text',
});

/** GET /api/data/partner_submissions/:id?f=…: the file of a message; each company has its own copy. */
export function messageFileRoute(platform: Pick<Platform, 'database' | 'clock' | 'files'>): Router {
  return Router().get('/api/data/partner_submissions/:id', async (request, response) => {
    const { file } = await recordFile(platform, request, partnerMessage, ({ file_id }) => file_id, CHAT_TEXTS.noFile);
    await download(platform.files, file, request, response);
  });
}
