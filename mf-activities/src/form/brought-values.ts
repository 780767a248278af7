import type { FieldTouch, Values } from '@lichen/kit';

/** Of what a chosen location brings: everything but the unit of an amount that is already stated, which would say something else in it. */
export function broughtValues(brought: Values, values: Values, touches: Readonly<Record<string, FieldTouch>>): Values {
  const stated = Object.entries(touches)
    .filter(([amount]) => typeof values[amount] === 'number')
    .map(([, { unitField }]) => unitField);
  return Object.fromEntries(Object.entries(brought).filter(([name]) => !stated.includes(name)));
}
