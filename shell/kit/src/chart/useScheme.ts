import { useSyncExternalStore } from 'react';
import type { Scheme } from '../tokens';

/** Reads the page's colour scheme from the `color-scheme` property. */
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

/** Returns the colour scheme for a canvas, which cannot use CSS variables. */
export const useScheme = (): Scheme => useSyncExternalStore(watch, schemeNow);
