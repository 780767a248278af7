import { Component, type ReactNode } from 'react';
import { logFailure } from '../loader/log-failure';
import { referenceId } from '../loader/reference-id';

interface State {
  error: unknown;
  /** When the last error came, in milliseconds, */
  on: number;
  /** and how many there were with it. */
  failures: number;
}

/** Errors further apart than this, in milliseconds, have nothing to do with each other. */
const APART_MS = 1_000;
/** Every widget of a page may throw while it is cleaned up; what draws itself anew and fails is soon beyond that. */
const MOST_TOGETHER = 20;

/**
 * Outlives the pages: what one throws while it is cleaned up is found by React only in what is still there, and must not
 * take the next page or the frame with it. The next page is drawn anew; one that fails again and again is the frame's fault.
 */
export class PlaceBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null, on: Number.NEGATIVE_INFINITY, failures: 0 };

  static getDerivedStateFromError(error: unknown): Pick<State, 'error'> {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    logFailure(referenceId(), 'clean-up of a page failed', error);
    const on = performance.now();
    this.setState((state) => ({ on, failures: on - state.on < APART_MS ? state.failures + 1 : 1 }));
  }

  override render(): ReactNode {
    const { error, failures } = this.state;
    if (failures > MOST_TOGETHER) throw error;
    return this.props.children;
  }
}
