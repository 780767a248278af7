import { sendConfirmation } from '@lichen/contracts/identity/confirmation.call';
import { asDataError, data, useNotify, usePortal, useSingleFlight, useT, failureText } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';

/** Shown until the address is confirmed: nothing this person sends reaches others, and the mail can be sent again. */
export function ConfirmAddressBanner() {
  const t = useT();
  const notify = useNotify();
  const { user } = usePortal();
  const { run, isRunning } = useSingleFlight<void>();
  if (user.is_confirmed) return null;
  const again = () =>
    run(async () => {
      const failed = await data(sendConfirmation.name, { method: 'POST', body: {} }).then(() => null, asDataError);
      if (failed) notify(failureText(failed), 'bad');
      else notify(t('The email is on its way.'), 'good');
    });
  return (
    <div className="p-banner" role="status">
      <span>
        {t('Confirm your address with the link in the email to {email}. Until then you cannot invite or connect.', {
          email: user.email,
        })}
      </span>
      <Button size="small" loading={isRunning} onClick={() => void again()}>
        {t('Send again')}
      </Button>
    </div>
  );
}
