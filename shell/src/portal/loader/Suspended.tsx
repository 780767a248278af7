import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { MOUNT_TIMEOUT_MS } from './with-timeout';

interface Props {
  waiting: ReactNode;
  children: ReactNode;
}

/**
 * Catches code that suspends while it is drawn: without this the frame would wait with it. What was never drawn in time
 * has failed; what was drawn once may wait as long as it likes, because something may be typed in it.
 */
export function Suspended({ waiting, children }: Props) {
  const wasDrawn = useRef(false);
  return (
    <Suspense fallback={<Waiting waiting={waiting} isBounded={() => !wasDrawn.current} />}>
      {children}
      <Drawn was={wasDrawn} />
    </Suspense>
  );
}

function Drawn({ was }: { was: { current: boolean } }): null {
  useEffect(() => {
    was.current = true;
  }, [was]);
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
