import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { NavigationContext } from '../modules/router';
import { useConfirm } from '../panel/confirm';
import type { UnsavedChanges } from './unsaved-changes';
import { useBackGuard } from './useBackGuard';
import { useGuardedNavigation } from './useGuardedNavigation';

const NOTHING_UNSAVED: UnsavedChanges = { mark: () => undefined, hasAny: () => false, mayLeave: async () => true };
const UnsavedChangesContext = createContext<UnsavedChanges>(NOTHING_UNSAVED);

const QUESTION = {
  title: 'Leave without saving?',
  text: 'Your changes will be lost.',
  action: 'Leave',
  dangerous: true,
};

/** Nothing typed is lost in silence: links, the command palette, the back button and closing the tab all ask first. */
export function UnsavedChangesGuard({ children }: { children: ReactNode }) {
  const confirm = useConfirm();
  const holders = useRef(new Set<object>());
  const leave = useMemo<UnsavedChanges>(() => {
    const isHeld = () => holders.current.size > 0;
    return {
      mark: (who, isUnsaved) => void (isUnsaved ? holders.current.add(who) : holders.current.delete(who)),
      hasAny: isHeld,
      mayLeave: async (who) => !(who ? holders.current.has(who) : isHeld()) || confirm(QUESTION),
    };
  }, [confirm]);
  useUnloadGuard(leave);
  useBackGuard(leave);
  const navigation = useGuardedNavigation(leave);
  return (
    <NavigationContext.Provider value={navigation}>
      <UnsavedChangesContext.Provider value={leave}>{children}</UnsavedChangesContext.Provider>
    </NavigationContext.Provider>
  );
}

/** Closing the tab and going to another document: the browser asks in its own words. */
function useUnloadGuard(leave: UnsavedChanges): void {
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (leave.hasAny()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [leave]);
}

/** Guards a component's typed input: it calls `mark` when it holds some, and `mayLeave` before it discards it. */
export function useUnsavedChanges() {
  const leave = useContext(UnsavedChangesContext);
  const [who] = useState<object>(() => ({}));
  useEffect(() => () => leave.mark(who, false), [leave, who]);
  return useMemo(
    () => ({ mark: (isUnsaved: boolean) => leave.mark(who, isUnsaved), mayLeave: () => leave.mayLeave(who) }),
    [leave, who],
  );
}

/** Asks before a dialog that holds a form is closed. */
export function useConfirmLeave(): () => Promise<boolean> {
  const { mayLeave } = useContext(UnsavedChangesContext);
  return useMemo(() => () => mayLeave(), [mayLeave]);
}
