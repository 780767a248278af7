import { t } from '@lichen/kit';
import { Component, type ReactNode } from 'react';
import { logFailure } from '../loader/log-failure';
import { referenceId } from '../loader/reference-id';

/**
 * Last error boundary, for faults of the frame itself. Pages have their own boundaries, so their errors never get here.
 */
export class ShellBoundary extends Component<{ children: ReactNode }, { reference: string | null }> {
  override state: { reference: string | null } = { reference: null };

  static getDerivedStateFromError(): { reference: string } {
    return { reference: referenceId() };
  }

  override componentDidCatch(error: unknown): void {
    logFailure(this.state.reference ?? '', 'shell failed', error);
  }

  override render(): ReactNode {
    const { reference } = this.state;
    if (!reference) return this.props.children;
    return (
      <main className="p-alone" role="alert">
        <h1>{t('An unexpected error has occurred. Please try again')}</h1>
        <p>{t('Reference {id}', { id: reference })}</p>
        <button type="button" className="p-plain-button" onClick={() => window.location.reload()}>
          {t('Reload the page')}
        </button>
      </main>
    );
  }
}
