import { useEffect } from 'react';

const keyOf = (page: string) => `lichen.tab.${page}`;

/** A browser that keeps nothing for this site opens the first tab. */
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
    // It opens the first tab the next time.
  }
}

/** The tab of the address, else the one that was open the last time, else the first; of those that there are. */
export function useRememberedTab<T extends string>(page: string, tabs: readonly T[], asked: string | null): T {
  const open = [asked, remembered(page)].map((id) => tabs.find((tab) => tab === id)).find(Boolean) ?? (tabs[0] as T);
  useEffect(() => remember(page, open), [page, open]);
  return open;
}
