import { t } from '../t';
import type { EntryForm } from '../useEntryForm';
import { describedBy, FieldError } from './Field';

/** The two links open in a new tab, so that the form keeps its input. */
export function TermsField<V extends { accept_terms: boolean }>({ form }: { form: EntryForm<V> }) {
  const error = form.errors['accept_terms'];
  return (
    <div className="field">
      <div className="tick">
        <input
          id="accept_terms"
          name="accept_terms"
          type="checkbox"
          checked={form.values.accept_terms}
          onChange={(event) => form.set('accept_terms', event.target.checked as V['accept_terms'])}
          {...describedBy('accept_terms', error)}
        />
        <label htmlFor="accept_terms">{t('I accept the terms and have read the privacy notice')}</label>
      </div>
      <p className="hint links">
        <a href="/terms" target="_blank" rel="noreferrer">
          {t('Terms')}
        </a>
        <a href="/privacy" target="_blank" rel="noreferrer">
          {t('Privacy')}
        </a>
      </p>
      <FieldError id="accept_terms" error={error} />
    </div>
  );
}
