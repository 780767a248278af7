import { Problem } from '@lichen/contracts/api/problems';
import { partnerMessage } from '@lichen/contracts/compliance/chat/partner-message.entity';
import { UPLOAD_TEXTS } from '@lichen/contracts/text/file-texts';
import { newId } from '../../../platform/clock';
import { contextOf } from '../../../platform/engine/context';
import { fileRecords } from '../../../platform/files/file-records';
import { holdUpload } from '../../../platform/files/upload-guards';
import { storageBytes } from '../../../platform/files/upload-limits';
import { SYSTEM } from '../../../platform/jobs/jobs';
import type { WriteInUnit } from '../../../platform/mail-in/mail-door';
import type { Platform } from '../../../platform/platform';
import type { Addressed } from './chat-addresses.store';
import { CHAT_REPLY, type ReplyInput } from './chat-jobs';

/**
 * Stores an email reply and starts the job that parses it, in one transaction, so that it cannot be lost. Throws
 * `unavailable` if the company's storage is full.
 */
export async function receiveReply(
  platform: Platform,
  write: WriteInUnit,
  { companyId, chatId }: Addressed,
  { hash, bytes }: { readonly hash: string; readonly bytes: number },
): Promise<void> {
  const { clock, database, configuration } = platform;
  const context = { ...contextOf(clock, undefined, newId(clock)), companyId, userId: SYSTEM, email: SYSTEM };
  const kept = fileRecords(database, clock);
  await write(context, async (unit) => {
    await holdUpload(platform, unit.sql, companyId, hash);
    const whose = { companyId, ownerId: chatId, entity: partnerMessage.name, createdBy: SYSTEM };
    const stored = { name: 'message.eml', mime: 'message/rfc822', bytes, hash, ...whose };
    const file_id = await kept.add(unit.sql, stored);
    if ((await kept.usedBytes(unit.sql, companyId)) > storageBytes(configuration))
      throw new Problem('unavailable', UPLOAD_TEXTS.noRoom);
    await unit.startJob(CHAT_REPLY, { chat_id: chatId, file_id } satisfies ReplyInput);
  });
}
