import { useContext, useEffect, useMemo, useRef } from 'react';
import { NavigationContext, type To, useLocation } from '../modules/router';
import type { UnsavedChanges } from './unsaved-changes';

type PageAddress = { pathname: string; search: string };

/** Targets on the same page, such as that of "Skip to content", lose no input. */
function isHere(to: To, here: PageAddress): boolean {
  const aim = typeof to === 'string' ? new URL(to, 'http://here') : to;
  return (aim.pathname ?? here.pathname) === here.pathname && (aim.search ?? '') === here.search;
}

/** Wraps the router's navigation, to ask first while there is unsaved input. */
export function useGuardedNavigation(leave: UnsavedChanges) {
  const navigation = useContext(NavigationContext);
  const location = useLocation();
  const here = useRef<PageAddress>(location);
  useEffect(() => {
    here.current = location;
  }, [location]);
  return useMemo(() => {
    const { navigator } = navigation;
    type Go = typeof navigator.push;
    const guarded =
      (go: Go): Go =>
      (to, state, options) => {
        if (!leave.hasAny() || isHere(to, here.current)) return go(to, state, options);
        void leave.mayLeave().then((yes) => yes && go(to, state, options));
      };
    // The router reads the current address through getters of its navigator, which must be kept.
    const own = { push: guarded(navigator.push), replace: guarded(navigator.replace) };
    return { ...navigation, navigator: Object.assign(Object.create(navigator) as typeof navigator, own) };
  }, [navigation, leave]);
}
