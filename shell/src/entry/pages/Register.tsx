import { ENTRY_TEXTS, REDIRECT_MS, type RegisterForm, registerErrors } from '@lichen/contracts/identity/account-rules';
import { useState } from 'react';
import { invitationCode, withInvitation } from '../address';
import { call } from '../call';
import { type Challenge, ChallengeField, useChallenge } from '../fields/ChallengeField';
import { Failure, Success } from '../fields/Notice';
import { PasswordField } from '../fields/PasswordField';
import { SubmitButton } from '../fields/SubmitButton';
import { TermsField } from '../fields/TermsField';
import { TextField } from '../fields/TextField';
import { countFailure, registrationBlocked } from '../registration-failures';
import { t } from '../t';
import { useEntryForm } from '../useEntryForm';
import { enterPortal, type SignInAnswer } from '../enter-portal';
import { Heading } from '../Heading';

const NOBODY = {
  first_name: '',
  last_name: '',
  email: '',
  password: '',
  accept_terms: false,
  answer: null as number | null,
};

type Person = typeof NOBODY;

export function Register() {
  const numbers = useChallenge();
  const [blocked, setBlocked] = useState(registrationBlocked);
  const [ready, setReady] = useState(false);
  const form = useEntryForm({
    start: NOBODY,
    check: (person) => registerErrors({ ...person, test: numbers.challenge?.test ?? [] }),
    send: (person) => call<SignInAnswer>('/api/auth/register', registration(person, numbers.challenge)),
    done: (body) => {
      setReady(true);
      setTimeout(() => enterPortal(body), REDIRECT_MS.register);
    },
    failed: (round) => {
      countFailure(round);
      setBlocked(registrationBlocked());
      // An answer to the challenge is valid once; without an answer the numbers stay.
      if (round.values.answer === null) return;
      numbers.draw();
      round.put({ answer: null });
    },
  });
  return (
    <>
      <Heading text={t('Register')} />
      <p className="lead">{t('Start an account for your company.')}</p>
      <form ref={form.form} onSubmit={form.submit} noValidate>
        <div className="pair">
          <TextField form={form} name="first_name" label={t('First name')} autoComplete="given-name" />
          <TextField form={form} name="last_name" label={t('Last name')} autoComplete="family-name" />
        </div>
        <TextField form={form} name="email" label={t('Email')} type="email" autoComplete="username" />
        <PasswordField form={form} label={t('Password')} fresh />
        <ChallengeField
          state={numbers}
          chosen={form.values.answer}
          error={form.errors['answer']}
          onChoose={(answer) => form.set('answer', answer)}
        />
        <TermsField form={form} />
        <Failure text={form.failure} />
        {blocked && <Failure text={ENTRY_TEXTS.blocked} />}
        <Success text={ready ? t('Your account is ready.') : null} />
        <SubmitButton label={t('Register')} busy={form.busy} blocked={blocked} />
      </form>
      <p className="beside">
        <span>
          {t('Already registered?')} <a href={withInvitation('/login')}>{t('Log in')}</a>
        </span>
      </p>
    </>
  );
}

function registration(person: Person, challenge: Challenge | null): RegisterForm {
  const code = invitationCode();
  return {
    ...person,
    email: person.email.trim(),
    test: challenge?.test ?? [],
    token: challenge?.token ?? '',
    ...(code && { invite_code: code }),
  };
}
