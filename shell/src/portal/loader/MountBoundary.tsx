import { Skeleton } from '@lichen/kit';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { Part } from './part';
import { signalMount } from './mount-signal';
import { MountFailure } from './MountFailure';
import { PageWaiting } from './PageWaiting';
import { reportFailure } from './report-failure';
import { Suspended } from './Suspended';

interface Props {
  part: Part;
  compact: boolean;
  retry: () => void;
  /** Called on an error to show a replacement. */
  instead?: () => void;
  children: ReactNode;
}

interface State {
  reference: string | null;
}

/** Error boundary of one page or widget. React supports error boundaries as classes only. */
export class MountBoundary extends Component<Props, State> {
  override state: State = { reference: null };

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.end(error, componentStack ?? undefined);
  }

  /** Removes the part from the page as if it had thrown. */
  end(error: unknown, stack?: string): void {
    this.setState({ reference: reportFailure(this.props.part, 'render', error, stack) });
    this.props.instead?.();
  }

  static getDerivedStateFromError(): State {
    return { reference: '' };
  }

  override render(): ReactNode {
    const { part, compact, retry, children } = this.props;
    const { reference } = this.state;
    const waiting = compact ? <Skeleton /> : <PageWaiting />;
    if (reference === null)
      return (
        <Suspended waiting={waiting} onDrawn={() => signalMount(part, 'drawn')}>
          {children}
        </Suspended>
      );
    return <MountFailure part={part} compact={compact} reference={reference} retry={retry} />;
  }
}
