import { resetErrors } from '@lichen/contracts/identity/account-rules';
import { useState } from 'react';
import { queryValue } from '../address';
import { call } from '../call';
import { Failure } from '../fields/Notice';
import { PasswordField } from '../fields/PasswordField';
import { SubmitButton } from '../fields/SubmitButton';
import { TextField } from '../fields/TextField';
import { t } from '../t';
import { useEntryForm } from '../useEntryForm';
import { Heading } from '../Heading';

export function ResetPassword() {
  const [code] = useState(() => queryValue('reset_code'));
  const [changed, setChanged] = useState(false);
  const [expired, setExpired] = useState(false);
  const form = useEntryForm({
    start: { reset_code: code, password: '' },
    check: resetErrors,
    send: (values) => call('/api/data/reset_password', values),
    done: () => setChanged(true),
    failed: ({ body }) => setExpired(Boolean(body['new_code'])),
  });
  if (changed) return <AllDone />;
  return (
    <>
      <Heading text={t('Reset password')} />
      <p className="lead">{t('Choose a new password for your account.')}</p>
      <form ref={form.form} onSubmit={form.submit} noValidate>
        {!code && <TextField form={form} name="reset_code" label={t('Reset code')} autoComplete="one-time-code" />}
        <PasswordField form={form} label={t('New password')} fresh />
        <Failure text={form.failure} />
        {expired && <a href="/forgot-password">{t('Request a new code')}</a>}
        <SubmitButton label={t('Change password')} busy={form.busy} />
      </form>
    </>
  );
}

function AllDone() {
  return (
    <>
      <div role="status">
        <Heading text={t('All done')} focus />
        <p className="lead">{t('Your password has been changed.')}</p>
      </div>
      <div className="actions">
        <a className="button primary" href="/login">
          {t('Continue')}
        </a>
      </div>
    </>
  );
}
