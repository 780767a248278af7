import { email } from '@lichen/contracts/docs/emails/email.entity';
import { companyRecords } from '../../../platform/engine/company-records';
import { fileRecords } from '../../../platform/files/file-records';
import { storageBytes } from '../../../platform/files/upload-limits';
import type { Platform } from '../../../platform/platform';

const HOUR = 3_600_000;
/** Part of what an account takes in an hour that one sender may have. */
const SENDERS = 5;

/** True where an account takes one more email from this sender now. */
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
