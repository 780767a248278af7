import { isShortcutKey } from '@lichen/kit';
import { type RefObject, useEffect, useRef } from 'react';

export const ADD_KEY = 'n';

/**
 * Opens the Add menu with `n` while the focus is inside: a global single-letter shortcut would react to dictated words.
 */
export function useAddKey<T extends HTMLElement>(): RefObject<T | null> {
  const within = useRef<T>(null);
  useEffect(() => {
    const place = within.current;
    const press = (event: KeyboardEvent) => {
      if (!isShortcutKey(event, ADD_KEY)) return;
      event.preventDefault();
      place?.querySelector<HTMLButtonElement>(`[aria-keyshortcuts="${ADD_KEY}"]`)?.click();
    };
    place?.addEventListener('keydown', press);
    return () => place?.removeEventListener('keydown', press);
  }, []);
  return within;
}
