import { useEffect, useState } from 'react';

/** Animation frames to wait for a dialog, including one whose code loads when it first opens. */
const FRAMES = 60;

/** Returns the topmost dialog's focusable element. */
function topDialog(): HTMLElement | undefined {
  const [dialog] = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].slice(-1);
  return dialog?.querySelector<HTMLElement>('[tabindex="-1"], [tabindex="0"]') ?? dialog;
}

const isInDialog = (place: EventTarget | null): boolean =>
  place instanceof Element && place.closest('[role="dialog"]') !== null;

/** Passes Escape on to a dialog that has not got the focus yet: its own listener would not hear the key. */
function passEscapeOn(event: KeyboardEvent): void {
  const dialog = event.key === 'Escape' && !isInDialog(event.target) ? topDialog() : undefined;
  if (!dialog) return;
  event.stopImmediatePropagation();
  // antd reads the number of the key.
  const key = { key: event.key, code: event.code, keyCode: event.keyCode };
  dialog.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }));
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
      if (isInDialog(document.activeElement)) return;
      dialog?.focus();
      if (left > 0 && document.activeElement !== dialog) frame = requestAnimationFrame(() => enter(left - 1));
    };
    frame = requestAnimationFrame(() => enter(FRAMES));
    // Before the page behind the dialog hears it, which may still have the focus.
    const listen = (event: KeyboardEvent) => passEscapeOn(event);
    document.addEventListener('keydown', listen, true);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('keydown', listen, true);
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [opener]);
}
