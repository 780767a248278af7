import { useEffect } from 'react';
import { useNavigate } from '../modules/router';
import { useConfirm } from '../panel/confirm';

const leavesPage = (event: MouseEvent): string | null => {
  const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.defaultPrevented;
  if (!link || !isPlain || link.target === '_blank' || link.origin !== window.location.origin) return null;
  return link.pathname + link.search;
};

/** Asks before a link, a reload or closing the tab throws away what was typed. */
export function useLeaveGuard(isDirty: boolean): void {
  const confirm = useConfirm();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDirty) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const target = leavesPage(event);
      if (target === null) return;
      event.preventDefault();
      event.stopPropagation();
      void confirm({
        title: 'Leave without saving?',
        text: 'What you have typed will be lost.',
        action: 'Leave',
        dangerous: true,
      }).then((yes) => (yes ? navigate(target) : undefined));
    };
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
    };
  }, [isDirty, confirm, navigate]);
}
