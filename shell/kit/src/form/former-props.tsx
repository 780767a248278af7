import { useEffect } from 'react';
import type { FieldOverrides, FormApi, Overrides, OverridesOf, Values } from './form-fields';
import { useDebouncedFormValues } from './open-form';

// Props of releases built when overrides were called `touches` and values were reported by `onValues`. Such releases
// stay live under a newer shell until their next release; removed with kit 0.2, like the former names.

type FormerOverrides = Readonly<Record<string, FieldOverrides & { isHidden?: (values: Values) => boolean }>>;

const NONE: Overrides = {};

interface FormerProps {
  touches?: FormerOverrides;
  onValues?: (values: Values) => void;
}

/** Returns the overrides of a form or of facts, in the current or the former shape. */
export function overridesIn(props: { overrides?: OverridesOf } & FormerProps): OverridesOf {
  const { overrides = NONE, touches } = props;
  if (!touches) return overrides;
  const current = Object.entries(touches);
  return (values) =>
    Object.fromEntries(
      current.map(([name, { isHidden, ...rest }]) => [name, isHidden ? { ...rest, hidden: isHidden(values) } : rest]),
    );
}

/** Reports changed values to a page that uses the former `onValues`. */
export function FormerValues({ props }: { props: object }) {
  const { onValues } = props as FormerProps;
  return onValues ? <Told onValues={onValues} /> : null;
}

function Told({ onValues }: Required<Pick<FormerProps, 'onValues'>>) {
  const values = useDebouncedFormValues(0);
  useEffect(() => onValues(values), [onValues, values]);
  return null;
}

/** Returns the prop for controls and buttons of an earlier release, which get the form by calling `hand`. */
export const formerHand = (form: FormApi) => ({ hand: () => form });

/** Returns the form from the properties of components built before `form` replaced `hand`. */
export const formOf = (props: { form: FormApi } | { hand: () => FormApi }): FormApi =>
  'hand' in props ? props.hand() : props.form;
