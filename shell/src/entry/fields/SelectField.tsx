import { t } from '../t';
import type { EntryForm } from '../useEntryForm';
import { describedBy, Field } from './Field';

/** An option: the value sent, and its translated text. */
export interface Choice {
  code: string;
  label: string;
}

interface SelectFieldProps<V> {
  form: EntryForm<V>;
  name: keyof V & string;
  label: string;
  choices: readonly Choice[];
  autoComplete?: string;
  onPick: (code: string) => void;
}

export function SelectField<V>({ form, name, label, choices, autoComplete, onPick }: SelectFieldProps<V>) {
  const error = form.errors[name];
  return (
    <Field id={name} label={label} error={error}>
      <select
        id={name}
        name={name}
        autoComplete={autoComplete}
        value={String(form.values[name] ?? '')}
        onChange={(event) => onPick(event.target.value)}
        {...describedBy(name, error)}
      >
        <option value="">{t('Choose')}</option>
        {choices.map((choice) => (
          <option key={choice.code} value={choice.code}>
            {choice.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
