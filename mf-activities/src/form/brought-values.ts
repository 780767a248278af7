import type { FieldOverrides, Values } from '@lichen/kit';

/** Of what a chosen location brings: everything but the unit of an amount that is already stated, which would say something else in it. */
export function broughtValues(
  brought: Values,
  values: Values,
  overrides: Readonly<Record<string, FieldOverrides>>,
): Values {
  const stated = Object.entries(overrides)
    .filter(([amount]) => typeof values[amount] === 'number')
    .map(([, { unitField }]) => unitField);
  return Object.fromEntries(Object.entries(brought).filter(([name]) => !stated.includes(name)));
}
