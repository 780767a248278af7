import { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import { account } from '@lichen/contracts/identity/account.entity';
import type { DailyJob } from '../../../platform/daily/daily-job';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import { companyRoom, mailAllowance, takeCompanyMails } from '../../../platform/mail/mail-allowance';
import type { Platform } from '../../../platform/platform';
import { reminderMail } from './reminder-mails.rules';
import { type Reminder, remindersFor } from './reminders.query';
import { endedPeriod, type Period, reviewFrequency } from '@lichen/contracts/identity/tasks/task-periods';

/** Number of people who are reminded in one transaction. */
const AT_ONCE = 50;

/**
 * Once a period has ended, sends each person who looks after vehicles without entries one mail that lists them. Runs
 * only where the company has turned reminders on; the company also chooses the length of the periods.
 */
export const vehicleReminders = (platform: Platform): DailyJob => ({
  name: 'business.vehicle-reminders',
  part: async ({ companyId, day, since, position = '', read }) => {
    const own = await read(account).find(companyId);
    if (!own?.send_vehicle_reminders || !own.modules.includes('business')) return {};
    const period = endedPeriod(reviewFrequency(own.task_config), since, day);
    if (!period) return {};
    const left = (await remindersFor(read, period)).filter(({ to }) => to._id > position);
    const company = await read(companyProfile).find(companyId);
    const room = await companyRoom(mailAllowance(platform), platform.database, {
      companyId,
      now: platform.clock.now(),
    });
    // At least one person: with no allowance left, counting the mail tells how long to wait.
    const some = left.slice(0, Math.min(AT_ONCE, Math.max(1, room)));
    return {
      next: some.length < left.length ? some.at(-1)?.to._id : undefined,
      write: ({ unit, context }) =>
        sendAll(platform, unit, { some, period, companyName: company?.company_name ?? '', ...context }),
    };
  },
});

interface Sent {
  readonly some: readonly Reminder[];
  readonly period: Period;
  readonly companyName: string;
  readonly companyId: string;
  readonly now: number;
  newId(): string;
}

/** Sends and counts the reminders; skips addresses that have reached their daily limit of mails. */
async function sendAll(platform: Platform, { sql }: UnitOfWork, sent: Sent): Promise<void> {
  const { some, companyId } = sent;
  const people = some.map((reminder) => ({ email: reminder.to.email, reminder }));
  const mailed = await takeCompanyMails(mailAllowance(platform), sql, sent, people, { orWait: true });
  const left = some.length - mailed.length;
  if (left > 0) platform.log.info({ companyId, left }, 'reminders to full mailboxes were left out');
  const { publicUrl } = platform.configuration;
  for (const { to } of mailed)
    await platform.mailer.send(reminderMail(to.reminder, { ...sent, publicUrl }), sql, companyId);
}
