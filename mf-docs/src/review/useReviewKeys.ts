import { isShortcutKey } from '@lichen/kit';
import { useEffect } from 'react';

interface Keys {
  apply: (() => void) | null;
  next: () => void;
  postpone: (() => void) | null;
  /** Called on Enter outside the form. */
  begin: () => void;
}

const isInDialog = () => document.querySelector('.ant-modal-wrap:not([style*="display: none"])') !== null;
const isOnButton = (target: EventTarget | null) => target instanceof Element && target.closest('button, a') !== null;

/** Keyboard shortcuts for the whole document, inactive while the user types; Enter focuses the first open field. */
export function useReviewKeys({ apply, next, postpone, begin }: Keys): void {
  useEffect(() => {
    const acts: Readonly<Record<string, (() => void) | null>> = { a: apply, n: next, p: postpone, Enter: begin };
    const press = (event: KeyboardEvent) => {
      const act = Object.hasOwn(acts, event.key) ? acts[event.key] : null;
      if (event.defaultPrevented || !act || !isShortcutKey(event, event.key) || isInDialog()) return;
      if (event.key === 'Enter' && isOnButton(event.target)) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}
