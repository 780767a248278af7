import { create } from 'zustand';
import type { LoadedComponent } from '../loader/load-part';
import type { FoundPage } from './find-page';

/** Time in milliseconds for which a page stays drawn that was not opened after all. */
const STAYS_MS = 10_000;

export interface AheadPage extends FoundPage {
  /** Address that a link leads to, with what is asked of the page. */
  address: string;
  Shown: LoadedComponent;
}

/** The one page that is drawn before anybody has asked for it: a pointer rests on one link at a time. */
export const useAhead = create<{ page: AheadPage | null }>(() => ({ page: null }));

const drawn = new Set<string>();

/** Has a page drawn where nobody sees it, once for each version: what it does for the first time is then done. */
export function drawAhead(page: AheadPage): void {
  const key = `${page.part.remote.container}${page.part.expose}`;
  if (drawn.has(key)) return;
  drawn.add(key);
  useAhead.setState({ page });
  setTimeout(() => dropAhead(page), STAYS_MS);
}

export function dropAhead(page: AheadPage): void {
  if (useAhead.getState().page === page) useAhead.setState({ page: null });
}
