import { sendReminderEmails, type SentReminders } from '@lichen/contracts/business/vehicles/reminder-emails.call';
import { asDataError, data, failureText, useConfirm, useNotify, usePortal, useSingleFlight, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';

/** A button that sends reminders for the last period at once, for users who may send them. */
export function SendReminders() {
  const t = useT();
  const notify = useNotify();
  const confirm = useConfirm();
  const { may } = usePortal();
  const { run, isRunning } = useSingleFlight<void>();
  if (!may(sendReminderEmails.allow)) return null;
  const send = () =>
    run(async () => {
      try {
        const { obj } = await data<{ obj: SentReminders }>(sendReminderEmails.name, { method: 'POST', body: {} });
        notify(obj.sent > 0 ? t('Reminder emails sent') : t('No reminders are due'));
      } catch (error) {
        notify(failureText(asDataError(error)), 'bad');
      }
    });
  const ask = async () => {
    const isMeant = await confirm({
      title: t('Send reminder emails?'),
      text: t('Whoever looks after vehicles without entries in the last period gets one email.'),
      action: t('Send emails'),
    });
    if (isMeant) await send();
  };
  return (
    <Button loading={isRunning && { delay: 200 }} onClick={() => void ask()}>
      {t('Send reminder emails')}
    </Button>
  );
}
