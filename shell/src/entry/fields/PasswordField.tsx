import { passwordStrength } from '@lichen/contracts/identity/account-rules';
import { useState } from 'react';
import { t } from '../t';
import type { EntryForm } from '../useEntryForm';
import { describedBy, Field } from './Field';

const BARS = [1, 2, 3, 4, 5];

interface PasswordFieldProps<V> {
  form: EntryForm<V>;
  label: string;
  /** For a new password: hint and strength are shown. */
  fresh?: boolean;
}

/** Password that can be shown; with `fresh` it is a new one, and its strength is shown. */
export function PasswordField<V extends { password: string }>({ form, label, fresh = false }: PasswordFieldProps<V>) {
  const [shown, setShown] = useState(false);
  const { password } = form.values;
  const error = form.errors['password'];
  const hint = fresh ? t('8 or more characters with a special character is better') : undefined;
  return (
    <Field id="password" label={label} error={error} hint={hint}>
      <div className="with-button">
        <input
          id="password"
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete={fresh ? 'new-password' : 'current-password'}
          value={password}
          onChange={(event) => form.set('password', event.target.value as V['password'])}
          {...describedBy('password', error, hint)}
        />
        <button
          type="button"
          className="quiet"
          aria-pressed={shown}
          aria-label={t('Show password')}
          onClick={() => setShown(!shown)}
        >
          {shown ? t('Hide') : t('Show')}
        </button>
      </div>
      {fresh && <Strength bars={passwordStrength(password)} />}
    </Field>
  );
}

function Strength({ bars }: { bars: number }) {
  return (
    <div className="strength" data-bars={bars}>
      <meter aria-label={t('Password strength')} min={0} max={BARS.length} value={bars} />
      {BARS.map((bar) => (
        <span key={bar} className={bar <= bars ? 'on' : ''} />
      ))}
    </div>
  );
}
