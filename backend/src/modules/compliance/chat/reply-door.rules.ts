import type { Readable } from 'node:stream';
import { Problem } from '@lichen/contracts/api/problems';
import { partnerChat } from '@lichen/contracts/compliance/chat/partner-chat.entity';
import { UPLOAD_TEXTS } from '@lichen/contracts/text/file-texts';
import { companyRecords } from '../../../platform/engine/company-records';
import { discardBytes } from '../../../platform/files/upload-guards';
import type { MailDoor, Verdict, WriteInUnit } from '../../../platform/mail-in/mail-door';
import type { Platform } from '../../../platform/platform';
import { chatAddresses } from './chat-addresses.store';
import { hasRoomForReply } from './known-contact.query';
import { receiveReply } from './receive-reply.rules';

/** Accepts email for the addresses of conversations. */
export function replyDoor(platform: Platform, write: WriteInUnit): MailDoor {
  const addresses = chatAddresses(platform);
  const judge = async (recipient: string): Promise<Verdict> => {
    const found = await addresses.chatOf(recipient);
    if (!found) return 'unknown';
    const read = companyRecords(platform, found.companyId);
    const chat = await read(partnerChat).find(found.chatId);
    if (!chat) return 'unknown';
    return (await hasRoomForReply(read, chat, platform.clock.now())) ? 'taken' : 'later';
  };
  return {
    judge,
    take: async (message: Readable, { to }) => {
      const arrived = await platform.files.put(message, platform.configuration.mailInBytes);
      try {
        const found = (await Promise.all(to.map(addresses.chatOf))).filter((each) => each !== undefined);
        if (found.length === 0) throw new Problem('unavailable', UPLOAD_TEXTS.unknownEntity);
        for (const each of found) await receiveReply(platform, write, each, arrived);
      } catch (error) {
        await discardBytes(platform, arrived.hash);
        throw error;
      }
    },
  };
}
