import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { beginDrawing, beginStanding, endDrawing } from './heartbeat';

interface Props {
  container: string;
  children: ReactNode;
}

/**
 * Marks a container around its rendering. React renders siblings and runs their effects in order, so code that hangs
 * does so between the two marks.
 */
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
  // While rendering, not afterwards: after an endless loop nothing runs.
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
