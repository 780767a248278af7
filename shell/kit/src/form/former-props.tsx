import { useEffect } from 'react';
import type { FieldOverrides, FormApi, Overrides, OverridesOf, Values } from './form-fields';
import { useDebouncedFormValues } from './open-form';

// What releases hand over that were built when overrides were `touches` and the values were told by `onValues`. They stay
// live under a newer shell until somebody publishes the next one; like the former names this goes with kit 0.2.

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

/** For a control or a button that asks for the form by a call. */
export const formerHand = (form: FormApi) => ({ hand: () => form });

export const formOf = (props: { form: FormApi } | { hand: () => FormApi }): FormApi =>
  'hand' in props ? props.hand() : props.form;
