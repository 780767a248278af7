import { Skeleton } from '@lichen/kit';
import { type ComponentType, useEffect, useState } from 'react';
import { useVisit } from '../visit/visit';
import { forgetPart, loadPart, type Part } from './load-part';
import { MountBoundary } from './MountBoundary';
import { MountFailure } from './MountFailure';
import { reportFailure } from './report-failure';

interface Props {
  part: Part;
  props?: Record<string, unknown>;
  /** Widgets fail inside a card, pages on the page. */
  compact?: boolean;
}

type Progress =
  | { is: 'loading' }
  | { is: 'ready'; Shown: ComponentType<Record<string, unknown>> }
  | { is: 'failed'; reference: string };

/** One page or widget of a remote, with its own waiting, failing and trying again. */
export function Mount({ part, props = {}, compact = false }: Props) {
  const [attempt, setAttempt] = useState(0);
  const [progress, setProgress] = useState<Progress>({ is: 'loading' });
  const { container } = part.remote;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a part is told apart by its version and name; a new portal answer with the same ones must not load again
  useEffect(() => {
    let wanted = true;
    setProgress({ is: 'loading' });
    loadPart(part, useVisit.getState().language).then(
      (Shown) => wanted && setProgress({ is: 'ready', Shown }),
      (error: unknown) => wanted && setProgress({ is: 'failed', reference: reportFailure(part, 'load', error) }),
    );
    return () => {
      wanted = false;
    };
  }, [container, part.expose, attempt]);

  const retry = () => {
    forgetPart(part);
    setAttempt((count) => count + 1);
  };

  if (progress.is === 'loading') return <Skeleton />;
  if (progress.is === 'failed')
    return <MountFailure part={part} compact={compact} reference={progress.reference} retry={retry} />;
  return (
    <MountBoundary key={`${container}${part.expose}${attempt}`} part={part} compact={compact} retry={retry}>
      <progress.Shown {...props} />
    </MountBoundary>
  );
}
