import { ENTRY_TEXTS, forgotErrors } from '@lichen/contracts/identity/account-rules';
import { useState } from 'react';
import { type Answer, call } from '../call';
import { Failure, Success } from '../fields/Notice';
import { SubmitButton } from '../fields/SubmitButton';
import { TextField } from '../fields/TextField';
import { t } from '../t';
import { useEntryForm } from '../useEntryForm';
import { Heading } from '../Heading';

interface Sent {
  message?: string;
}

export function ForgotPassword() {
  const [sent, setSent] = useState<string | null>(null);
  const form = useEntryForm({
    start: { email: '' },
    check: forgotErrors,
    send: async ({ email }) =>
      asSent(await call<Sent>('/api/data/forgot_password', { email: email.trim(), message: mailText() })),
    done: (answer) => setSent(answer.message ?? ENTRY_TEXTS.resetSent),
  });
  return (
    <>
      <Heading text={t('Forgot password?')} />
      <p className="lead">{t('Enter your email address and we will send you a link to choose a new password.')}</p>
      <Success text={sent && t(sent)} />
      {!sent && (
        <form ref={form.form} onSubmit={form.submit} noValidate>
          <TextField form={form} name="email" label={t('Email')} type="email" autoComplete="username" />
          <Failure text={form.failure} />
          <SubmitButton label={t('Send the link')} busy={form.busy} />
        </form>
      )}
      <p className="beside">
        <a href="/login">{t('Back to log in')}</a>
      </p>
    </>
  );
}

const TOO_MANY = 429;

/** True when no mail was sent to anybody. Saying so reveals nothing about an address and spares the user the wait. */
const isNothingSent = (status: number): boolean => status === TOO_MANY || status >= 500;

/**
 * Treats every answer alike, refusals too, so that none reveals whether an address has an account. Errors of the field
 * are shown beside it, and the user is told when nothing was sent (ADR 0028).
 */
function asSent(answer: Answer<Sent>): Answer<Sent> {
  const isRefused =
    !answer.ok && answer.status > 0 && !isNothingSent(answer.status) && Object.keys(answer.errors).length === 0;
  return isRefused ? { ok: true, body: {} } : answer;
}

/** Text of the mail in the user's language; the server replaces `{link}` with the address. */
const mailText = (): string =>
  t('Choose a new password for Lichen here: {link}. If you did not ask for this, you can ignore this message.');
