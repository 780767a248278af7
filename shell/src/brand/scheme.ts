import './tokens.css';
import type { Scheme } from '@lichen/kit/tokens';

const KEPT = 'lichen.scheme';

/** What was chosen on this device; `null` follows the system. */
export function keptScheme(): Scheme | null {
  const kept = localStorage.getItem(KEPT);
  return kept === 'light' || kept === 'dark' ? kept : null;
}

/** `tokens.css` listens to this attribute and, without it, to the system. */
export function wearScheme(): void {
  const scheme = keptScheme();
  if (scheme) document.documentElement.dataset['scheme'] = scheme;
}
