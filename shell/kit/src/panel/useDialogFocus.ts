import { useEffect, useState } from 'react';

/** Animation frames to wait for a dialog, including one whose code loads when it first opens. */
const FRAMES = 60;

/** Returns the topmost dialog's focusable element. */
function topDialog(): HTMLElement | undefined {
  const [dialog] = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].slice(-1);
  return dialog?.querySelector<HTMLElement>('[tabindex="-1"], [tabindex="0"]') ?? dialog;
}

/**
 * Focuses a dialog that is mounted only while open, so that its keys work, and returns the focus to its opener
 * afterwards. Without motion, antd focuses before its first dialog exists, and does not try again.
 */
export function useDialogFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    let frame = 0;
    const enter = (left: number) => {
      const dialog = topDialog();
      if (document.activeElement?.closest('[role="dialog"]')) return;
      dialog?.focus();
      if (left > 0 && document.activeElement !== dialog) frame = requestAnimationFrame(() => enter(left - 1));
    };
    frame = requestAnimationFrame(() => enter(FRAMES));
    return () => {
      cancelAnimationFrame(frame);
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [opener]);
}
