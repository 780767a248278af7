import type { FieldState } from '@lichen/contracts/docs/doc-statuses';

/** Field states, starting with the one that needs attention most. */
export const WORST_FIRST: readonly FieldState[] = ['does_not_hold', 'to_check', 'read', 'confirmed'];

/** Returns the state that needs attention most; null without any. */
export const worstOf = (states: readonly FieldState[]): FieldState | null =>
  WORST_FIRST.find((state) => states.includes(state)) ?? null;

/** Returns the number of fields in each state that occurs, in the order of `WORST_FIRST`. */
export const countedStates = (states: Readonly<Record<string, FieldState>> | null) =>
  WORST_FIRST.map((state) => ({
    state,
    count: Object.values(states ?? {}).filter((one) => one === state).length,
  })).filter(({ count }) => count > 0);
