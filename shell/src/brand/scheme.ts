import './tokens.css';
import type { Scheme } from '@lichen/kit/tokens';

const STORAGE_KEY = 'lichen.scheme';

/** Colour scheme chosen on this device; `null` follows the system. */
export function storedScheme(): Scheme | null {
  const kept = localStorage.getItem(STORAGE_KEY);
  return kept === 'light' || kept === 'dark' ? kept : null;
}

/** `tokens.css` listens to this attribute and, without it, to the system. */
export function applyStoredScheme(): void {
  const scheme = storedScheme();
  if (scheme) document.documentElement.dataset['scheme'] = scheme;
}
