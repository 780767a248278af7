import { useEffect } from 'react';

const keyOf = (page: string) => `lichen.tab.${page}`;

/** Returns null where the browser blocks storage; the first tab is opened then. */
function remembered(page: string): string | null {
  try {
    return localStorage.getItem(keyOf(page));
  } catch {
    return null;
  }
}

function remember(page: string, tab: string): void {
  try {
    localStorage.setItem(keyOf(page), tab);
  } catch {
    // Without storage, the first tab is opened next time.
  }
}

/** Returns the tab in the address, or else the one opened last, or else the first; only tabs that exist count. */
export function useRememberedTab<T extends string>(page: string, tabs: readonly T[], asked: string | null): T {
  const open = [asked, remembered(page)].map((id) => tabs.find((tab) => tab === id)).find(Boolean) ?? (tabs[0] as T);
  useEffect(() => remember(page, open), [page, open]);
  return open;
}
