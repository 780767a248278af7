import type { Scheme } from '@lichen/kit/tokens';
import { create } from 'zustand';
import { storedScheme } from '../../brand/scheme';

/** A colour scheme, or that of the operating system. */
export type SchemeChoice = Scheme | 'system';

const STORAGE_KEY = 'lichen.scheme';
const systemDark = window.matchMedia('(prefers-color-scheme: dark)');
const systemScheme = (): Scheme => (systemDark.matches ? 'dark' : 'light');

/** The choice made on this device, and the scheme that currently results from it. */
export const useScheme = create<{ choice: SchemeChoice; scheme: Scheme }>(() => {
  const choice = storedScheme() ?? 'system';
  return { choice, scheme: choice === 'system' ? systemScheme() : choice };
});

systemDark.addEventListener('change', () => {
  if (useScheme.getState().choice === 'system') useScheme.setState({ scheme: systemScheme() });
});

/** Stores the choice in this browser and applies it at once. */
export function chooseScheme(choice: SchemeChoice): void {
  if (choice === 'system') {
    localStorage.removeItem(STORAGE_KEY);
    delete document.documentElement.dataset['scheme'];
  } else {
    localStorage.setItem(STORAGE_KEY, choice);
    document.documentElement.dataset['scheme'] = choice;
  }
  useScheme.setState({ choice, scheme: choice === 'system' ? systemScheme() : choice });
}
