import { Component, type ReactNode } from 'react';
import { logFailure } from '../loader/log-failure';
import { referenceId } from '../loader/reference-id';

interface State {
  error: unknown;
  /** What was drawn when the error came. */
  at: string;
  failures: number;
}

/**
 * Outlives the pages: what one throws while it is cleaned up is found by React only in what is still there, and must not
 * take the next page or the frame with it. The next page is drawn anew; one that itself fails twice is the frame's fault.
 */
export class PlaceBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null, at: '', failures: 0 };

  static getDerivedStateFromError(error: unknown): Pick<State, 'error'> {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    logFailure(referenceId(), 'clean-up of a page failed', error);
    const at = window.location.pathname;
    this.setState((state) => ({ at, failures: state.at === at ? state.failures + 1 : 1 }));
  }

  override render(): ReactNode {
    const { error, failures } = this.state;
    if (failures > 1) throw error;
    return this.props.children;
  }
}
