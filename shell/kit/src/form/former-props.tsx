import { useEffect } from 'react';
import type { FieldOverrides, FormApi, Overrides, OverridesOf, Values } from './form-fields';
import { useDebouncedFormValues } from './open-form';

// Props of releases built when overrides were `touches` and values were reported by `onValues`. They stay live under a
// newer shell until somebody publishes the next release; like the former names, this goes with kit 0.2.

type FormerOverrides = Readonly<Record<string, FieldOverrides & { isHidden?: (values: Values) => boolean }>>;

const NONE: Overrides = {};

interface FormerProps {
  touches?: FormerOverrides;
  onValues?: (values: Values) => void;
}

/** The overrides of a form or of facts, whichever way they were said. */
export function overridesIn(props: { overrides?: OverridesOf } & FormerProps): OverridesOf {
  const { overrides = NONE, touches } = props;
  if (!touches) return overrides;
  const current = Object.entries(touches);
  return (values) =>
    Object.fromEntries(
      current.map(([name, { isHidden, ...rest }]) => [name, isHidden ? { ...rest, hidden: isHidden(values) } : rest]),
    );
}

/** Tells the values as they change to a page that asks for them. */
export function FormerValues({ props }: { props: object }) {
  const { onValues } = props as FormerProps;
  return onValues ? <Told onValues={onValues} /> : null;
}

function Told({ onValues }: Required<Pick<FormerProps, 'onValues'>>) {
  const values = useDebouncedFormValues(0);
  useEffect(() => onValues(values), [onValues, values]);
  return null;
}

/** Props for a control or a button of an earlier release, which gets the form by calling `hand`. */
export const formerHand = (form: FormApi) => ({ hand: () => form });

export const formOf = (props: { form: FormApi } | { hand: () => FormApi }): FormApi =>
  'hand' in props ? props.hand() : props.form;
