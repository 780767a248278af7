import { ENTRY_TEXTS, type Invitation, joinErrors, REDIRECT_MS } from '@lichen/contracts/identity/account-rules';
import { useEffect, useState } from 'react';
import { navigate, invitationCode } from '../address';
import { call } from '../call';
import { Failure } from '../fields/Notice';
import { describedBy, Field } from '../fields/Field';
import { PasswordField } from '../fields/PasswordField';
import { SubmitButton } from '../fields/SubmitButton';
import { TermsField } from '../fields/TermsField';
import { TextField } from '../fields/TextField';
import { countFailure, registrationBlocked } from '../registration-failures';
import { t } from '../t';
import { useEntryForm } from '../useEntryForm';
import { Heading } from '../Heading';

/**
 * Page on which staff join an existing account. It asks for the code only when the link does not contain it; for a
 * valid link it names the company and the inviter, and fixes the address to the invited one.
 */
export function Join() {
  const [code] = useState(invitationCode);
  const invitation = useInvitation(code);
  const [blocked, setBlocked] = useState(registrationBlocked);
  const form = useEntryForm({
    start: { invite_code: code, email: '', password: '', accept_terms: false },
    check: (person) => joinErrors({ ...person, email: invitation?.email ?? person.email }),
    send: (person) =>
      call('/api/auth/join', {
        ...person,
        email: invitation?.email ?? person.email.trim(),
        invite_code: person.invite_code.trim(),
      }),
    alerts: true,
    done: () => setTimeout(() => navigate('/dashboard'), REDIRECT_MS.join),
    failed: (answer) => {
      // An address other than the invited one is a typing error, which its field explains.
      if (answer.sent && 'email' in answer.errors) return;
      countFailure(answer);
      setBlocked(registrationBlocked());
    },
  });
  return (
    <>
      <Heading text={t('Join your company')} />
      <p className="lead">
        {invitation ? welcome(invitation) : t('Use the email address your invitation was sent to.')}
      </p>
      <form ref={form.form} onSubmit={form.submit} noValidate>
        {!code && <TextField form={form} name="invite_code" label={t('Invitation code')} autoComplete="off" />}
        {invitation ? (
          <InvitedAddress email={invitation.email} />
        ) : (
          <TextField form={form} name="email" label={t('Email')} type="email" autoComplete="username" />
        )}
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

/** The open invitation of a link; null without one, and until the server has answered. */
function useInvitation(code: string): Invitation | null {
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (code)
      void call<{ obj: Invitation }>('/api/auth/invitation', { invite_code: code }).then((answer) => {
        if (isCurrent && answer.ok) setInvitation(answer.body.obj);
      });
    return () => {
      isCurrent = false;
    };
  }, [code]);
  return invitation;
}

function welcome({ company, inviter }: Invitation): string {
  if (company && inviter)
    return t('{inviter} has invited you to join {company_name}.', { inviter, company_name: company });
  return company
    ? t('You are invited to join {company_name}.', { company_name: company })
    : t('You are invited to join.');
}

/** A read-only field rather than text, because password managers file the password under it. */
const InvitedAddress = ({ email }: { email: string }) => (
  <Field id="email" label={t('Email')} error={undefined} hint={t('The invitation was sent to this address.')}>
    <input
      id="email"
      name="email"
      type="email"
      value={email}
      readOnly
      autoComplete="username"
      {...describedBy('email', undefined, t('The invitation was sent to this address.'))}
    />
  </Field>
);
