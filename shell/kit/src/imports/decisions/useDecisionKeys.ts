import { isShortcutKey } from '../../index';
import { useEffect } from 'react';

/** Goes to the next open decision. */
export const NEXT_KEY = 'n';
/** Applies what a group proposes to all its rows. */
export const APPLY_KEY = 'a';
const ANSWER_KEYS = [APPLY_KEY, '1', '2'];

/** Takes the keyboard to the next open decision after the one that holds it; false where none is open. */
export function goToNext(): boolean {
  const open = [...document.querySelectorAll<HTMLElement>('[data-open-decision]')];
  const at = open.findIndex((one) => one.contains(document.activeElement));
  const card = open[(at + 1) % open.length]?.querySelector('section');
  if (!card) return false;
  card.tabIndex = -1;
  card.focus();
  return true;
}

/** Answers the decision that holds the keyboard, and no other: nobody decides what they do not look at. */
function answer(key: string): boolean {
  const control = document.activeElement
    ?.closest('[data-open-decision]')
    ?.querySelector<HTMLButtonElement>(`[aria-keyshortcuts="${key}"]:enabled`);
  control?.click();
  return control !== undefined && control !== null;
}

/** Single keys of the decisions of an import. */
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
