import { useSyncExternalStore } from 'react';
import type { Scheme } from '../tokens';

/** The page says which scheme it wears in the `color-scheme` that its variables come with. */
const schemeNow = (): Scheme =>
  getComputedStyle(document.documentElement).colorScheme.includes('dark') ? 'dark' : 'light';

function watch(changed: () => void): () => void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const choice = new MutationObserver(changed);
  choice.observe(document.documentElement, { attributes: true });
  system.addEventListener('change', changed);
  return () => {
    choice.disconnect();
    system.removeEventListener('change', changed);
  };
}

/** Colour scheme for a canvas, which does not follow the CSS variables by itself. */
export const useScheme = (): Scheme => useSyncExternalStore(watch, schemeNow);
