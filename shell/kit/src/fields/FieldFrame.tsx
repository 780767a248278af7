import { type ReactNode, useId } from 'react';
import { useT } from '../i18n/texts';
import './fields.css';

/** Properties that every form field has. An empty value is null. */
export interface FieldProps<T> {
  /** English text, shown translated. */
  label: string;
  value: T | null | undefined;
  onChange: (value: T | null) => void;
  error?: string | undefined;
  hint?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Not part of a form: no note on whether the field may stay empty. */
  plain?: boolean | undefined;
  /** Label, hint and error are shown untranslated, because they are a record's own texts or already translated. */
  verbatim?: boolean | undefined;
}

/** Placeholder of an empty filter, which matches everything; English. */
export interface Unfiltered {
  unfiltered?: string | undefined;
}

/** ARIA attributes that link a control with its label, hint and error. */
export interface ControlAria {
  id: string;
  disabled: boolean;
  'aria-invalid': boolean;
  'aria-required': boolean;
  'aria-describedby': string | undefined;
}

type FrameProps = Pick<
  FieldProps<unknown>,
  'label' | 'error' | 'hint' | 'required' | 'disabled' | 'plain' | 'verbatim'
> & {
  /** Shows the label beside the control, for switches. */
  beside?: boolean;
  /** Groups several controls under one label. */
  group?: boolean;
  children: (aria: ControlAria) => ReactNode;
};

/** Label, hint and error around a control, which gets the ids and `aria-*` attributes that connect them. */
export function FieldFrame({ label, error, hint, required, disabled, plain, verbatim, ...more }: FrameProps) {
  const { beside, group, children } = more;
  const t = useT();
  const say = (words: string) => (verbatim ? words : t(words));
  const id = useId();
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const words = (
    <>
      {say(label)}
      {!required && !beside && !plain && <span className="k-field-optional"> {t('optional')}</span>}
    </>
  );
  const aria: ControlAria = {
    id,
    disabled: disabled ?? false,
    'aria-invalid': Boolean(error),
    'aria-required': required ?? false,
    'aria-describedby': notes || undefined,
  };
  return (
    <div
      className={`k-field${beside ? ' k-field-beside' : ''}${error ? ' k-field-wrong' : ''}`}
      {...(group ? { role: 'group', 'aria-labelledby': `${id}-label` } : {})}
    >
      <label className="k-field-label" id={`${id}-label`} htmlFor={id}>
        {words}
      </label>
      {children(aria)}
      {hint && (
        <p className="k-field-hint" id={`${id}-hint`}>
          {say(hint)}
        </p>
      )}
      {error && (
        <p className="k-field-error" id={`${id}-error`} role="alert">
          {say(error)}
        </p>
      )}
    </div>
  );
}

/** Returns antd's status for the red border, in addition to the message below the field. */
export const statusOf = (error: string | undefined) => (error ? ({ status: 'error' } as const) : {});

/**
 * Returns the ARIA attributes for antd's select, which copies them to an element where `aria-required` is not allowed.
 */
export const selectAria = ({ 'aria-required': _required, ...aria }: ControlAria) => aria;
