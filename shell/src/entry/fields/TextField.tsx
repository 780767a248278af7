import type { HTMLInputTypeAttribute, InputHTMLAttributes } from 'react';
import type { EntryForm } from '../useEntryForm';
import { describedBy, Field } from './Field';

interface TextFieldProps<V> {
  form: EntryForm<V>;
  name: keyof V & string;
  label: string;
  autoComplete: string;
  type?: HTMLInputTypeAttribute;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  hint?: string;
}

export function TextField<V>({ form, name, label, hint, ...input }: TextFieldProps<V>) {
  const error = form.errors[name];
  return (
    <Field id={name} label={label} error={error} hint={hint}>
      <input
        id={name}
        name={name}
        type="text"
        value={String(form.values[name] ?? '')}
        onChange={(event) => form.set(name, event.target.value as V[typeof name])}
        {...input}
        {...describedBy(name, error, hint)}
      />
    </Field>
  );
}
