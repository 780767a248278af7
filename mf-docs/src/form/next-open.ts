import type { FieldState } from '@lichen/contracts/docs/doc-statuses';

const OPEN: readonly FieldState[] = ['to_check', 'does_not_hold'];

/** Returns true where a field needs to be checked. */
export const isOpen = (state: FieldState | null | undefined): boolean => state != null && OPEN.includes(state);

/**
 * Returns the next field to check after `from`, in the order of the form and wrapping around at its end; null where no
 * other field is open. With `step` -1 it searches backwards.
 */
export function nextOpen(
  order: readonly string[],
  states: Readonly<Record<string, FieldState>>,
  from: string | null,
  step: 1 | -1 = 1,
): string | null {
  const at = from === null ? (step === 1 ? -1 : order.length) : order.indexOf(from);
  for (let away = 1; away <= order.length; away += 1) {
    const name = order[(at + step * away + order.length * 2) % order.length];
    if (name !== undefined && name !== from && isOpen(states[name])) return name;
  }
  return null;
}
