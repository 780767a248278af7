import { sendReminderEmails, type SentReminders } from '@lichen/contracts/business/vehicles/reminder-emails.call';
import { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import { dayAt } from '@lichen/contracts/formats/days';
import { account } from '@lichen/contracts/identity/account.entity';
import { addressesWithRoom, countMails, mailAllowance } from '../../../platform/mail/mail-allowance';
import { handler } from '../../../platform/module';
import { reminderMail } from './reminder-mails.rules';
import { remindersFor } from './reminders.query';
import { lastPeriod, reviewFrequency } from '@lichen/contracts/identity/tasks/task-periods';

/** Sends reminders for the last period at once, whether or not the company has automatic reminders turned on. */
export const reminderEmailsHandler = handler(sendReminderEmails, async ({ read, context, platform, write }) => {
  const { companyId, now } = context;
  const own = await read(account).get(companyId);
  const period = lastPeriod(reviewFrequency(own.task_config), dayAt(now));
  const reminders = await remindersFor(read, period);
  const company = await read(companyProfile).find(companyId);
  const from = {
    companyId,
    period,
    companyName: company?.company_name ?? '',
    publicUrl: platform.configuration.publicUrl,
  };
  const obj = await write(async ({ sql }): Promise<SentReminders> => {
    const allowance = mailAllowance(platform);
    const open = await addressesWithRoom(
      allowance,
      sql,
      now,
      reminders.map(({ to }) => to.email),
    );
    const asked = reminders.filter(({ to }) => open.has(to.email));
    if (asked.length === 0) return { sent: 0 };
    await countMails(
      allowance,
      sql,
      context,
      asked.map(({ to }) => to.email),
    );
    for (const each of asked) await platform.mailer.send(reminderMail(each, from), sql, companyId);
    return { sent: asked.length };
  });
  platform.jobs.wake();
  return { ok: true, obj };
});
