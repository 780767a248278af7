import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { MOUNT_TIMEOUT_MS } from './with-timeout';

interface Props {
  waiting: ReactNode;
  /** Called when the code has rendered for the first time. */
  onDrawn: () => void;
  children: ReactNode;
}

/**
 * Catches code that suspends while it renders, so that the frame does not wait with it. A first render that takes too
 * long is a failure; a later one may take any time, because the page may contain unsaved input.
 */
export function Suspended({ waiting, onDrawn, children }: Props) {
  const wasDrawn = useRef(false);
  const drawn = () => {
    if (!wasDrawn.current) onDrawn();
    wasDrawn.current = true;
  };
  return (
    <Suspense fallback={<Waiting waiting={waiting} isBounded={() => !wasDrawn.current} />}>
      {children}
      <Drawn drawn={drawn} />
    </Suspense>
  );
}

function Drawn({ drawn }: { drawn: () => void }): null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: said when it is drawn, which a new function is not
  useEffect(drawn, []);
  return null;
}

function Waiting({ waiting, isBounded }: { waiting: ReactNode; isBounded: () => boolean }) {
  const [isLate, setLate] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time runs from the first wait
  useEffect(() => {
    const timer = setTimeout(() => setLate(isBounded()), MOUNT_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isLate) throw new Error('Took too long to be drawn');
  return waiting;
}
