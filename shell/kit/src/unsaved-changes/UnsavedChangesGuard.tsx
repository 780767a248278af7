import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { NavigationContext } from '../modules/router';
import { useConfirm } from '../panel/confirm';
import { takeReload } from './reload-page';
import type { UnsavedChanges } from './unsaved-changes';
import { useBackGuard } from './useBackGuard';
import { useGuardedNavigation } from './useGuardedNavigation';

const NOTHING_UNSAVED: UnsavedChanges = {
  mark: () => undefined,
  hasAny: () => false,
  hasUnkept: () => false,
  isGivenUp: () => false,
  mayLeave: async () => true,
};
const UnsavedChangesContext = createContext<UnsavedChanges>(NOTHING_UNSAVED);

const QUESTION = {
  title: 'Leave without saving?',
  text: 'Your changes will be lost.',
  action: 'Leave',
  dangerous: true,
};

/** Asks before unsaved input is lost: on links, the command palette, the back button, and closing the tab. */
export function UnsavedChangesGuard({ children }: { children: ReactNode }) {
  const confirm = useConfirm();
  const [holders] = useState(() => new Map<object, boolean>());
  const [givenUp] = useState(() => new WeakSet<object>());
  const leave = useMemo<UnsavedChanges>(() => {
    // Input that the person chose to leave stays on screen until the next page; it is not asked about again.
    const held = () => [...holders.keys()].filter((one) => !givenUp.has(one));
    return {
      mark: (who, isUnsaved, isKept = false) => {
        if (isUnsaved) {
          holders.set(who, isKept);
          givenUp.delete(who);
        } else holders.delete(who);
      },
      hasAny: () => held().length > 0,
      hasUnkept: () => held().some((one) => holders.get(one) === false),
      isGivenUp: (who) => givenUp.has(who),
      mayLeave: async (who) => {
        const asked = held().filter((one) => !who || one === who);
        if (asked.length === 0) return true;
        const isSure = await confirm(QUESTION);
        if (isSure) for (const one of asked) givenUp.add(one);
        return isSure;
      },
    };
  }, [confirm, holders, givenUp]);
  useUnloadGuard(leave);
  useBackGuard(leave);
  const navigation = useGuardedNavigation(leave);
  return (
    <NavigationContext.Provider value={navigation}>
      <UnsavedChangesContext.Provider value={leave}>{children}</UnsavedChangesContext.Provider>
    </NavigationContext.Provider>
  );
}

/**
 * On closing the tab or leaving the portal, the browser asks with its own text. A reload offered by the portal asks
 * only if some input would not be restored.
 */
function useUnloadGuard(leave: UnsavedChanges): void {
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (takeReload() ? leave.hasUnkept() : leave.hasAny()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [leave]);
}

/** Protects a component's input: it calls `mark` when it has unsaved input, and `mayLeave` before discarding it. */
export function useUnsavedChanges() {
  const leave = useContext(UnsavedChangesContext);
  const [who] = useState<object>(() => ({}));
  useEffect(() => () => leave.mark(who, false), [leave, who]);
  return useMemo(
    () => ({
      mark: (isUnsaved: boolean, isKept?: boolean) => leave.mark(who, isUnsaved, isKept),
      isGivenUp: () => leave.isGivenUp(who),
      mayLeave: () => leave.mayLeave(who),
    }),
    [leave, who],
  );
}

/** Asks before a dialog with a form is closed. */
export function useConfirmLeave(): () => Promise<boolean> {
  const { mayLeave } = useContext(UnsavedChangesContext);
  return useMemo(() => () => mayLeave(), [mayLeave]);
}
