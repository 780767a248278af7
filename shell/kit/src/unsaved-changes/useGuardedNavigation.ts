import { useContext, useEffect, useMemo, useRef } from 'react';
import { NavigationContext, type To, useLocation } from '../modules/router';
import type { UnsavedChanges } from './unsaved-changes';

type Place = { pathname: string; search: string };

/** A place on the same page, such as the target of "Skip to content", takes nothing away. */
function isHere(to: To, here: Place): boolean {
  const aim = typeof to === 'string' ? new URL(to, 'http://here') : to;
  return (aim.pathname ?? here.pathname) === here.pathname && (aim.search ?? '') === here.search;
}

/** The router's way of going somewhere, asking first while something is unsaved. */
export function useGuardedNavigation(leave: UnsavedChanges) {
  const navigation = useContext(NavigationContext);
  const location = useLocation();
  const here = useRef<Place>(location);
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
    // The router reads the present address through getters of its navigator, so those have to stay alive.
    const own = { push: guarded(navigator.push), replace: guarded(navigator.replace) };
    return { ...navigation, navigator: Object.assign(Object.create(navigator) as typeof navigator, own) };
  }, [navigation, leave]);
}
