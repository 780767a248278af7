import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { beginDrawing, beginStanding, endDrawing } from './heartbeat';

interface Props {
  container: string;
  children: ReactNode;
}

/** React draws siblings, and runs their effects, in their order: what hangs does so between the two. */
export function Watched({ container, children }: Props) {
  return (
    <>
      <Begin container={container} />
      {children}
      <End />
    </>
  );
}

function Begin({ container }: Pick<Props, 'container'>): null {
  // While it is drawn, not after: an endless loop leaves no moment after.
  beginDrawing(container);
  useLayoutEffect(() => beginDrawing(container), [container]);
  useEffect(() => beginDrawing(container), [container]);
  useEffect(() => beginStanding(container), [container]);
  return null;
}

function End(): null {
  endDrawing();
  useLayoutEffect(endDrawing, []);
  useEffect(endDrawing, []);
  return null;
}
