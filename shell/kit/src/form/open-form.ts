import { createContext, useCallback, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { FormApi, Values } from './form-fields';

/** The form around a component: what stands beside the fields reads its values here and keeps none of its own. */
export interface OpenForm extends FormApi {
  /** Reads the live values without copying them. */
  read: <T>(select: (values: Values) => T) => T;
  /** Calls back after each change of a value until the answer is called. */
  subscribe: (onChange: () => void) => () => void;
}

export const OpenFormContext = createContext<OpenForm | null>(null);

function useOpenForm(): OpenForm {
  const form = useContext(OpenFormContext);
  if (!form) throw new Error('There is no form around this component');
  return form;
}

/** The text, number or boolean that `select` reads from the enclosing form. Renders again only when it changes. */
export function useFormValue<T>(select: (values: Values) => T): T {
  const form = useOpenForm();
  return useSyncExternalStore(form.subscribe, () => form.read(select));
}

/** Fills fields of the enclosing form, and takes the focus to one of them; nothing is saved by it. */
export function useFillForm(): (values: Values, focus: string | null) => void {
  const { set } = useOpenForm();
  return useCallback(
    (values, focus) => {
      set(values);
      const cell = [...document.querySelectorAll<HTMLElement>('.k-form [data-field]')].find(
        ({ dataset }) => dataset['field'] === focus,
      );
      cell?.querySelector<HTMLElement>('input, textarea, button')?.focus();
    },
    [set],
  );
}

/** All values of the form around, as they stand once nobody has changed one for `pause` milliseconds. */
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
