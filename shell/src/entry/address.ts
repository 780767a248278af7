import { useSyncExternalStore } from 'react';

const ENTRY_PATHS = [
  '/',
  '/login',
  '/register',
  '/join',
  '/forgot-password',
  '/reset-password',
  '/confirm',
  '/setup',
  '/logout',
  '/connect',
  '/terms',
  '/privacy',
  '/chat',
] as const;

export type EntryPath = (typeof ENTRY_PATHS)[number];

const isEntryPath = (path: string): path is EntryPath => (ENTRY_PATHS as readonly string[]).includes(path);

/** The only code that leaves the document, so that tests can mock it. */
export const browser = {
  leave: (address: string) => window.location.replace(address),
};

let navigated = false;

/** True when the visitor has changed the page within this document. */
export const hasNavigated = (): boolean => navigated;

/** Entry pages change in place; every other address loads a new document. */
export function navigate(address: string, how: 'push' | 'replace' = 'push'): void {
  const url = new URL(address, window.location.origin);
  if (!isEntryPath(url.pathname)) {
    browser.leave(address);
    return;
  }
  navigated = true;
  window.history[how === 'push' ? 'pushState' : 'replaceState'](null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

const subscribe = (changed: () => void) => {
  window.addEventListener('popstate', changed);
  return () => window.removeEventListener('popstate', changed);
};

/** The entry page named by the first segment of the address; null for an unknown one. */
export function useEntryPath(): EntryPath | null {
  const area = useSyncExternalStore(subscribe, () => window.location.pathname.split('/')[1] ?? '');
  const path = area === 'home' ? '/' : `/${area}`;
  return isEntryPath(path) ? path : null;
}

/** Returns a parameter of the page's address, trimmed; empty if it is absent. */
export const queryValue = (name: string): string => new URLSearchParams(window.location.search).get(name)?.trim() ?? '';

/** Returns the code of an invitation from `invitationCode` or, in older links, `invite`. */
export const invitationCode = (): string => queryValue('invitationCode') || queryValue('invite');

/** Appends this visit's invitation code to a path, if there is one. */
export const withInvitation = (path: string): string => {
  const code = invitationCode();
  return code ? `${path}?invitationCode=${encodeURIComponent(code)}` : path;
};
