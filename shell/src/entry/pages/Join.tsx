import { ENTRY_TEXTS, joinErrors, REDIRECT_MS } from '@lichen/contracts/identity/account-rules';
import { useState } from 'react';
import { navigate, invitationCode } from '../address';
import { call } from '../call';
import { Failure } from '../fields/Notice';
import { PasswordField } from '../fields/PasswordField';
import { SubmitButton } from '../fields/SubmitButton';
import { TermsField } from '../fields/TermsField';
import { TextField } from '../fields/TextField';
import { countFailure, registrationBlocked } from '../registration-failures';
import { t } from '../t';
import { useEntryForm } from '../useEntryForm';
import { Heading } from '../Heading';

/** Staff joining an account that exists. The code is only asked for when the link did not bring it. */
export function Join() {
  const [code] = useState(invitationCode);
  const [blocked, setBlocked] = useState(registrationBlocked);
  const form = useEntryForm({
    start: { invite_code: code, email: '', password: '', accept_terms: false },
    check: joinErrors,
    send: (person) =>
      call('/api/auth/join', { ...person, email: person.email.trim(), invite_code: person.invite_code.trim() }),
    alerts: true,
    done: () => setTimeout(() => navigate('/dashboard'), REDIRECT_MS.join),
    failed: (answer) => {
      countFailure(answer);
      setBlocked(registrationBlocked());
    },
  });
  return (
    <>
      <Heading text={t('Join your company')} />
      <p className="lead">{t('Use the email address your invitation was sent to.')}</p>
      <form ref={form.form} onSubmit={form.submit} noValidate>
        {!code && <TextField form={form} name="invite_code" label={t('Invitation code')} autoComplete="off" />}
        <TextField form={form} name="email" label={t('Email')} type="email" autoComplete="username" />
        <PasswordField form={form} label={t('Password')} fresh />
        <TermsField form={form} />
        <Failure text={form.failure} />
        {blocked && <Failure text={ENTRY_TEXTS.blocked} />}
        <SubmitButton label={t('Join')} busy={form.busy} blocked={blocked} />
      </form>
      <p className="beside">
        <span>
          {t('Already registered?')} <a href="/login">{t('Log in')}</a>
        </span>
      </p>
    </>
  );
}
