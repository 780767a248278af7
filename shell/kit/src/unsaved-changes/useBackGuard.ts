import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from '../modules/router';
import type { UnsavedChanges } from './unsaved-changes';

/** Returns the router's number of a history entry; null for others, which count as the previous entry. */
const numberOf = (state: unknown): number | null => {
  const number = (state as { idx?: unknown } | null)?.idx;
  return typeof number === 'number' ? number : null;
};

/**
 * Guards the back and forward buttons. The browser reports a move only afterwards: the move is undone before the router
 * notices, and repeated if the person confirms.
 */
export function useBackGuard(leave: UnsavedChanges): void {
  const location = useLocation();
  // Handler of a move that this hook made, which asks nothing.
  const ownMove = useRef<((event: PopStateEvent) => void) | null>(null);
  const place = useRef<{ here: string; at: number | null }>({ here: '', at: null });
  useEffect(() => {
    place.current = { here: `${location.pathname}${location.search}`, at: numberOf(window.history.state) };
  }, [location]);
  // Registered once and before effects of parents, so that the router's own listener comes later. Browsers disagree on
  // whether capturing listeners of a window come first.
  useLayoutEffect(() => {
    const undo = (steps: number) =>
      new Promise<void>((resolve) => {
        ownMove.current = (event) => {
          event.stopImmediatePropagation();
          resolve();
        };
        window.history.go(-steps);
      });
    const onPop = (event: PopStateEvent) => {
      const own = ownMove.current;
      const { here, at } = place.current;
      ownMove.current = null;
      if (own) return own(event);
      if (!leave.hasAny() || `${window.location.pathname}${window.location.search}` === here) return;
      event.stopImmediatePropagation();
      const to = numberOf(event.state);
      const steps = to === null || at === null || to === at ? -1 : to - at;
      void Promise.all([leave.mayLeave(), undo(steps)]).then(([yes]) => {
        if (!yes) return;
        ownMove.current = () => undefined;
        window.history.go(steps);
      });
    };
    window.addEventListener('popstate', onPop, true);
    return () => window.removeEventListener('popstate', onPop, true);
  }, [leave]);
}
