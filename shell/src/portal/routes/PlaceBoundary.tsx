import { Component, type ReactNode } from 'react';
import { logFailure } from '../loader/log-failure';
import { referenceId } from '../loader/reference-id';

interface State {
  error: unknown;
  /** Time of the last error, in milliseconds of `performance.now()`. */
  on: number;
  /** Number of errors in the current burst. */
  failures: number;
}

/** Minimum distance in milliseconds between two unrelated errors. */
const APART_MS = 1_000;
/**
 * Every widget of a page may throw during clean-up; a page that keeps failing as it redraws soon exceeds this number.
 */
const MOST_TOGETHER = 20;

/**
 * Error boundary around all pages. React reports an error during a page's clean-up to a boundary that is still mounted,
 * and it must not break the next page or the frame. The next page is drawn anew; repeated errors are passed on as a
 * fault of the frame.
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
