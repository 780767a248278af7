import './tokens.css';
import type { Scheme } from '@lichen/kit/tokens';

const STORAGE_KEY = 'lichen.scheme';

/** Colour scheme chosen on this device; `null` follows the system setting. */
export function storedScheme(): Scheme | null {
  const kept = localStorage.getItem(STORAGE_KEY);
  return kept === 'light' || kept === 'dark' ? kept : null;
}

/** Sets the attribute that `tokens.css` reads; without it the styles follow the system setting. */
export function applyStoredScheme(): void {
  const scheme = storedScheme();
  if (scheme) document.documentElement.dataset['scheme'] = scheme;
}
