import { createContext, useCallback, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { FormApi, Values } from './form-fields';

/** The enclosing form: components beside the fields read its values here and keep no copies. */
export interface OpenForm extends FormApi {
  /** Reads the live values without copying them. */
  read: <T>(select: (values: Values) => T) => T;
  /** Calls `onChange` after each change of a value; returns a function to unsubscribe. */
  subscribe: (onChange: () => void) => () => void;
}

export const OpenFormContext = createContext<OpenForm | null>(null);

function useOpenForm(): OpenForm {
  const form = useContext(OpenFormContext);
  if (!form) throw new Error('There is no form around this component');
  return form;
}

/**
 * Returns the text, number or boolean that `select` reads from the enclosing form. Renders again only when it changes.
 */
export function useFormValue<T>(select: (values: Values) => T): T {
  const form = useOpenForm();
  return useSyncExternalStore(form.subscribe, () => form.read(select));
}

/** Returns the control of a field; of a unit, the select beside its amount. */
function controlOf(name: string | null): HTMLElement | null | undefined {
  const cells = [...document.querySelectorAll<HTMLElement>('.k-form [data-field]')];
  const cell = cells.find(({ dataset }) => dataset['field'] === name);
  if (cell) return cell.querySelector<HTMLElement>('input, textarea, button');
  const amount = cells.find(({ dataset }) => name !== null && dataset['unit'] === name);
  return amount?.querySelector<HTMLElement>('.k-field-pair [role=combobox]');
}

/** Returns a function that fills fields of the enclosing form and focuses one of them; saves nothing. */
export function useFillForm(): (values: Values, focus: string | null) => void {
  const { set } = useOpenForm();
  return useCallback(
    (values, focus) => {
      set(values);
      controlOf(focus)?.focus();
    },
    [set],
  );
}

/** Returns all values of the enclosing form, updated after `pause` milliseconds without a change. */
export function useDebouncedFormValues(pause: number): Values {
  const form = useOpenForm();
  const [values, setValues] = useState(() => form.values);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = form.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setValues(form.values), pause);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [form, pause]);
  return values;
}
