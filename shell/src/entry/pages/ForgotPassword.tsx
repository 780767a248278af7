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

/** Nothing was sent, to whomever: that tells nobody about an address, and whoever waits for the mail has to know. */
const isNothingSent = (status: number): boolean => status === TOO_MANY || status >= 500;

/**
 * Every answer reads the same, a refusal too: what is said here tells nobody whether an address has an account. An error
 * of the field stands beside it; that nothing was asked or sent is said (ADR 0028).
 */
function asSent(answer: Answer<Sent>): Answer<Sent> {
  const isRefused =
    !answer.ok && answer.status > 0 && !isNothingSent(answer.status) && Object.keys(answer.errors).length === 0;
  return isRefused ? { ok: true, body: {} } : answer;
}

/** The mail in the reader's language; the server puts the address where `{link}` stands. */
const mailText = (): string =>
  t('Choose a new password for Lichen here: {link}. If you did not ask for this, you can ignore this message.');
