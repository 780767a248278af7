import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { NavigationContext } from '../modules/router';
import { useConfirm } from '../panel/confirm';
import type { Leave } from './unsaved-changes';
import { useBackGuard } from './useBackGuard';
import { useGuardedNavigation } from './useGuardedNavigation';

const nothingHeld: Leave = { hold: () => undefined, isHeld: () => false, mayLeave: async () => true };
const LeaveContext = createContext<Leave>(nothingHeld);

const QUESTION = {
  title: 'Leave without saving?',
  text: 'What you have typed will be lost.',
  action: 'Leave',
  dangerous: true,
};

/** Nothing typed is lost in silence: links, the command palette, the back button and closing the tab all ask first. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const confirm = useConfirm();
  const holders = useRef(new Set<object>());
  const leave = useMemo<Leave>(() => {
    const isHeld = () => holders.current.size > 0;
    return {
      hold: (who, isUnsaved) => void (isUnsaved ? holders.current.add(who) : holders.current.delete(who)),
      isHeld,
      mayLeave: async (who) => !(who ? holders.current.has(who) : isHeld()) || confirm(QUESTION),
    };
  }, [confirm]);
  useUnloadGuard(leave);
  useBackGuard(leave);
  const navigation = useGuardedNavigation(leave);
  return (
    <NavigationContext.Provider value={navigation}>
      <LeaveContext.Provider value={leave}>{children}</LeaveContext.Provider>
    </NavigationContext.Provider>
  );
}

/** Closing the tab and going to another document: the browser asks in its own words. */
function useUnloadGuard(leave: Leave): void {
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (leave.isHeld()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [leave]);
}

/** For whatever holds typed input: `mark` when it does, `mayLeave` before it throws the input away itself. */
export function useUnsaved() {
  const leave = useContext(LeaveContext);
  const [who] = useState<object>(() => ({}));
  useEffect(() => () => leave.hold(who, false), [leave, who]);
  return useMemo(
    () => ({ mark: (isUnsaved: boolean) => leave.hold(who, isUnsaved), mayLeave: () => leave.mayLeave(who) }),
    [leave, who],
  );
}

/** For a dialog that holds a form: closing it asks first. */
export function useMayLeave(): () => Promise<boolean> {
  const { mayLeave } = useContext(LeaveContext);
  return useMemo(() => () => mayLeave(), [mayLeave]);
}
