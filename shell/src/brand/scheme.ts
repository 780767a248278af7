export type Scheme = 'light' | 'dark';

const KEPT = 'lichen.scheme';

/** What was chosen on this device; `null` follows the system. */
export function keptScheme(): Scheme | null {
  const kept = localStorage.getItem(KEPT);
  return kept === 'light' || kept === 'dark' ? kept : null;
}

/** `tokens.css` listens to this attribute and, without it, to the system. */
export function wearScheme(scheme: Scheme | null = keptScheme()): void {
  if (scheme) document.documentElement.dataset['scheme'] = scheme;
  else delete document.documentElement.dataset['scheme'];
}

export function keepScheme(scheme: Scheme | null): void {
  if (scheme) localStorage.setItem(KEPT, scheme);
  else localStorage.removeItem(KEPT);
  wearScheme(scheme);
}
