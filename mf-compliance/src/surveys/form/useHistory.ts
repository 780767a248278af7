import type { Survey } from '@lichen/contracts/survey/survey-definition';
import { useReducer } from 'react';

/** Most steps that can be undone. */
const MOST_STEPS = 50;

interface State {
  readonly past: readonly Survey[];
  readonly now: Survey;
  readonly future: readonly Survey[];
  /** The field of the last step: further typing in the same field adds no step. */
  readonly field: string | null;
}

type Act = { kind: 'change'; next: Survey; field: string | null } | { kind: 'undo' } | { kind: 'redo' };

function after(state: State, act: Act): State {
  const { past, now, future } = state;
  if (act.kind === 'undo') {
    const before = past.at(-1);
    return before ? { past: past.slice(0, -1), now: before, future: [now, ...future], field: null } : state;
  }
  if (act.kind === 'redo') {
    const [next, ...rest] = future;
    return next ? { past: [...past, now], now: next, future: rest, field: null } : state;
  }
  if (act.next === now) return state;
  const isGoingOn = act.field !== null && act.field === state.field;
  const steps = isGoingOn ? past : [...past, now].slice(-MOST_STEPS);
  return { past: steps, now: act.next, future: [], field: act.field };
}

/** Survey form with undo and redo. */
export function useHistory(start: Survey) {
  const [{ past, now, future }, act] = useReducer(after, { past: [], now: start, future: [], field: null });
  return {
    survey: now,
    change: (next: Survey, field: string | null = null) => act({ kind: 'change', next, field }),
    undo: () => act({ kind: 'undo' }),
    redo: () => act({ kind: 'redo' }),
    canUndo: past.length > 0,
    canRedo: future.length > 0,
  };
}
