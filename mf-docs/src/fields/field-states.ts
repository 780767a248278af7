import type { FieldState } from '@lichen/contracts/docs/doc-statuses';

/** From the one that wants a reader most. */
export const WORST_FIRST: readonly FieldState[] = ['does_not_hold', 'to_check', 'read', 'confirmed'];

/** The one of several that wants a reader most. */
export const worstOf = (states: readonly FieldState[]): FieldState | null =>
  WORST_FIRST.find((state) => states.includes(state)) ?? null;

/** How many fields are in each state, those first that want somebody most. */
export const countedStates = (states: Readonly<Record<string, FieldState>> | null) =>
  WORST_FIRST.map((state) => ({
    state,
    count: Object.values(states ?? {}).filter((one) => one === state).length,
  })).filter(({ count }) => count > 0);
