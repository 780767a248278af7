import { type RefObject, useEffect } from 'react';

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex]:not([tabindex="-1"])';

const inside = (box: HTMLElement) =>
  [...box.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) => !one.closest('[inert]'));

/** Moves the focus into the element and returns it afterwards; with `keep`, Tab stays inside. */
export function useFocusTrap(ref: RefObject<HTMLElement | null>, { keep, key }: { keep: boolean; key: string }): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says which thing is open; opening another moves the focus again
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    ref.current?.focus();
    return () => {
      if (before?.isConnected) before.focus();
    };
  }, [ref, key]);

  useEffect(() => {
    if (!keep) return;
    const cycle = (event: KeyboardEvent) => {
      const box = ref.current;
      if (event.key !== 'Tab' || !box?.contains(document.activeElement)) return;
      const [first, last] = [inside(box)[0], inside(box).at(-1)];
      const leaving = event.shiftKey ? [first, box] : [last];
      if (!leaving.includes(document.activeElement as HTMLElement)) return;
      event.preventDefault();
      (event.shiftKey ? last : first)?.focus();
    };
    document.addEventListener('keydown', cycle);
    return () => document.removeEventListener('keydown', cycle);
  }, [ref, keep]);
}
