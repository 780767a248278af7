import { notFound } from '@lichen/contracts/api/problems';
import { isPhoneWay } from '@lichen/contracts/compliance/chat/chat-words';
import { partnerMessage } from '@lichen/contracts/compliance/chat/partner-message.entity';
import { Router } from 'express';
import { companyRecords } from '../../../../platform/engine/company-records';
import { download } from '../../../../platform/files/download';
import { fileRecords } from '../../../../platform/files/file-records';
import type { DescribedRoute } from '../../../../platform/http/described-route';
import type { Platform } from '../../../../platform/platform';
import { PHONE_FILE_PATH, phoneFileOf } from './phone-file-link.rules';

const OPEN_MS = 30 * 24 * 3_600_000;
const SUMMARY = 'The file of a message that was sent to a phone, for 30 days';

export const describedPhoneFile: DescribedRoute = {
  ...{ about: 'files', method: 'get', name: 'phone_file', path: PHONE_FILE_PATH, summary: SUMMARY, allow: 'public' },
  ...{ query: { key: 'What stands in the link' }, answer: { file: SUMMARY } },
  refuses: ['notFound', 'tooMany'],
};

async function linkedFile({ seals, database, clock }: Platform, key: string) {
  const place = phoneFileOf(seals, key);
  if (!place) return undefined;
  const message = await companyRecords({ database }, place.companyId)(partnerMessage).find(place.messageId);
  if (!message?.file_id || !isPhoneWay(message.channel)) return undefined;
  if ((message.sent_on ?? 0) <= clock.now() - OPEN_MS) return undefined;
  return fileRecords(database, clock).find(place.companyId, message.file_id);
}

/** GET /api/phone_file?key=…: the file of a message to a phone, for whoever has its link. */
export function phoneFileRoute(platform: Platform): Router {
  const { limits } = platform.accounts;
  return Router().get(PHONE_FILE_PATH, async (request, response) => {
    const network = { address: request.ip ?? '' };
    await limits.count('linked_document', network);
    const key = new URL(request.originalUrl, 'http://localhost').searchParams.get('key') ?? '';
    const file = await linkedFile(platform, key);
    if (!file) {
      await limits.count('unknown_link', network);
      throw notFound();
    }
    response.set({ 'X-Robots-Tag': 'noindex, nofollow, noarchive', 'Referrer-Policy': 'no-referrer' });
    await download(platform.files, file, request, response);
  });
}
