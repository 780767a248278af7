import { useEffect, useState } from 'react';

/** Frames within which a dialog stands, also one whose code and styles come with its first opening. */
const FRAMES = 60;

/** The dialog that lies on top, as far as it can take the focus already. */
function topDialog(): HTMLElement | undefined {
  const [dialog] = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].slice(-1);
  return dialog?.querySelector<HTMLElement>('[tabindex="-1"], [tabindex="0"]') ?? dialog;
}

/**
 * For a dialog that is there only while it is open: it has the focus, so that its keys work, and whatever opened it has
 * it again afterwards. Without motion antd asks for the focus before its first dialog is there, and does not ask again.
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
