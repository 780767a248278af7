import { type LoginForm, loginErrors, REDIRECT_MS } from '@lichen/contracts/identity/account-rules';
import { invitationCode, withInvitation } from '../address';
import { call } from '../call';
import { Failure } from '../fields/Notice';
import { PasswordField } from '../fields/PasswordField';
import { SubmitButton } from '../fields/SubmitButton';
import { TextField } from '../fields/TextField';
import { t } from '../t';
import { useEntryForm } from '../useEntryForm';
import { enterPortal, type SignInAnswer } from '../enter-portal';
import { useRedirectSignedIn } from './Home';
import { Heading } from '../Heading';

export function Login() {
  useRedirectSignedIn();
  const form = useEntryForm({
    start: { email: '', password: '' },
    check: loginErrors,
    send: ({ email, password }) => call<SignInAnswer>('/api/auth/login', loginBody(email, password)),
    done: (body) => setTimeout(() => enterPortal(body), REDIRECT_MS.login),
  });
  return (
    <>
      <Heading text={t('Log in')} />
      <p className="lead">{t('Your company’s emissions, proof and reports.')}</p>
      <form ref={form.form} onSubmit={form.submit} noValidate>
        <TextField form={form} name="email" label={t('Email')} type="email" autoComplete="username" />
        <PasswordField form={form} label={t('Password')} />
        <Failure text={form.failure} />
        <SubmitButton label={t('Log in')} busy={form.busy} />
      </form>
      <p className="beside">
        <a href="/forgot-password">{t('Forgot password?')}</a>
        <span>
          {t('New here?')} <a href={withInvitation('/register')}>{t('Register')}</a>
        </span>
      </p>
    </>
  );
}

function loginBody(email: string, password: string): LoginForm {
  const code = invitationCode();
  return { email: email.trim(), password, ...(code && { invite_code: code }) };
}
