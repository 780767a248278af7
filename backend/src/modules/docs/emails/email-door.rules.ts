import { Problem } from '@lichen/contracts/api/problems';
import { UPLOAD_TEXTS } from '@lichen/contracts/text/file-texts';
import { discardBytes } from '../../../platform/files/upload-guards';
import { type MailDoor, MOST_ADDRESS, type WriteInUnit } from '../../../platform/mail-in/mail-door';
import type { Platform } from '../../../platform/platform';
import { modulesOf } from './company-modules.query';
import { takesMore } from './email-limits.query';
import { mailAddresses } from './mail-addresses.store';
import { receiveEmail } from './receive-email.rules';
import { systemContext } from './system-context.rules';

/** Accepts email for the addresses of accounts that subscribe to documents. */
export function emailDoor(platform: Platform, write: WriteInUnit): MailDoor {
  const { files, configuration } = platform;
  const addresses = mailAddresses(platform);
  const companyOf = async (recipient: string): Promise<string | undefined> => {
    const companyId = await addresses.companyOf(recipient);
    return companyId && (await modulesOf(platform, companyId)).includes('docs') ? companyId : undefined;
  };
  return {
    judge: async (recipient, sender) => {
      const companyId = await companyOf(recipient);
      if (companyId === undefined) return 'unknown';
      return (await takesMore(platform, companyId, sender.slice(0, MOST_ADDRESS))) ? 'taken' : 'later';
    },
    take: async (message, { from, to }) => {
      const arrived = await files.put(message, configuration.mailInBytes);
      const sender = from.slice(0, MOST_ADDRESS);
      try {
        const companies = new Set((await Promise.all(to.map(companyOf))).filter((id) => id !== undefined));
        if (companies.size === 0) throw new Problem('unavailable', UPLOAD_TEXTS.unknownEntity);
        for (const companyId of companies) {
          const context = systemContext(platform, companyId);
          await write(context, (unit) => receiveEmail(platform, unit, context, { ...arrived, sender }));
        }
      } catch (error) {
        await discardBytes(platform, arrived.hash);
        throw error;
      }
    },
  };
}
