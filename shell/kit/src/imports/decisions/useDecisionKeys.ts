import { isShortcutKey } from '../../index';
import { useEffect } from 'react';

/** Shortcut to the next open decision. */
export const NEXT_KEY = 'n';
/** Shortcut that applies a group's proposal to all its rows. */
export const APPLY_KEY = 'a';
const ANSWER_KEYS = [APPLY_KEY, '1', '2', '3'];

/** Focuses the next open decision after the focused one; returns false if none is open. */
export function goToNext(): boolean {
  const open = [...document.querySelectorAll<HTMLElement>('[data-open-decision]')];
  const at = open.findIndex((one) => one.contains(document.activeElement));
  const card = open[(at + 1) % open.length]?.querySelector('section');
  if (!card) return false;
  card.tabIndex = -1;
  card.focus();
  return true;
}

/** Answers only the focused decision, so that nobody decides what they do not look at. */
function answer(key: string): boolean {
  const control = document.activeElement
    ?.closest('[data-open-decision]')
    ?.querySelector<HTMLButtonElement>(`[aria-keyshortcuts="${key}"]:enabled`);
  control?.click();
  return control !== undefined && control !== null;
}

/** Handles the single-key shortcuts of an import's decisions. */
export function useDecisionKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof Element && event.target.closest('[role=dialog]')) return;
      const isDone = isShortcutKey(event, NEXT_KEY)
        ? goToNext()
        : ANSWER_KEYS.some((key) => isShortcutKey(event, key) && answer(key));
      if (isDone) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
