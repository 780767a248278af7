import type { FieldState } from '@lichen/contracts/docs/doc-statuses';

const OPEN: readonly FieldState[] = ['to_check', 'does_not_hold'];

/** True while a field wants somebody to look at it. */
export const isOpen = (state: FieldState | null | undefined): boolean => state != null && OPEN.includes(state);

/**
 * The field to look at after one, in the order of the form and round its end; null where none is left but that one.
 * `step` -1 goes backwards.
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
