import type { Scheme } from '@lichen/kit/tokens';
import { create } from 'zustand';
import { keptScheme } from '../../brand/scheme';

export type SchemeChoice = Scheme | 'system';

const KEPT = 'lichen.scheme';
const systemDark = window.matchMedia('(prefers-color-scheme: dark)');
const systemScheme = (): Scheme => (systemDark.matches ? 'dark' : 'light');

/** Chosen on this device, and what that means right now. */
export const useScheme = create<{ choice: SchemeChoice; scheme: Scheme }>(() => {
  const choice = keptScheme() ?? 'system';
  return { choice, scheme: choice === 'system' ? systemScheme() : choice };
});

systemDark.addEventListener('change', () => {
  if (useScheme.getState().choice === 'system') useScheme.setState({ scheme: systemScheme() });
});

export function chooseScheme(choice: SchemeChoice): void {
  if (choice === 'system') {
    localStorage.removeItem(KEPT);
    delete document.documentElement.dataset['scheme'];
  } else {
    localStorage.setItem(KEPT, choice);
    document.documentElement.dataset['scheme'] = choice;
  }
  useScheme.setState({ choice, scheme: choice === 'system' ? systemScheme() : choice });
}
