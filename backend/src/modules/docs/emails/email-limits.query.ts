import { email } from '@lichen/contracts/docs/emails/email.entity';
import { companyRecords } from '../../../platform/engine/company-records';
import { fileRecords } from '../../../platform/files/file-records';
import { storageBytes } from '../../../platform/files/upload-limits';
import type { Platform } from '../../../platform/platform';

const HOUR = 3_600_000;
/** Divisor of the account's hourly limit that gives the limit of one sender. */
const SENDERS = 5;

/** Returns true if the account accepts another email from the sender now, by hourly limits and storage. */
export async function takesMore(
  { database, clock, configuration }: Pick<Platform, 'database' | 'clock' | 'configuration'>,
  companyId: string,
  sender: string,
): Promise<boolean> {
  const most = configuration.MAIL_IN_HOURLY;
  const emails = companyRecords({ database }, companyId)(email);
  const created_on = { atLeast: clock.now() - HOUR };
  const [all, own, used] = await Promise.all([
    emails.count({ where: { created_on } }),
    emails.count({ where: { sender, created_on } }),
    fileRecords(database, clock).usedBytes(database, companyId),
  ]);
  return all < most && own < Math.ceil(most / SENDERS) && used < storageBytes(configuration);
}
