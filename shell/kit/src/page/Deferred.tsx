import { type ReactNode, useDeferredValue } from 'react';

/**
 * Draws its children just after what stands around them, in a render that input may interrupt: a click is answered by the
 * heading of a page before its lists and fields are drawn. Later changes are drawn at once.
 */
export function Deferred({ children }: { children: ReactNode }) {
  const isSurroundingDrawn = useDeferredValue(true, false);
  return isSurroundingDrawn ? children : null;
}
