import { create } from 'zustand';
import type { LoadedComponent } from '../loader/load-part';
import type { FoundPage } from './find-page';

/** Time in milliseconds that a prepared but unopened page stays rendered. */
const STAYS_MS = 10_000;

export interface AheadPage extends FoundPage {
  /** Address of the link, including its query. */
  address: string;
  Shown: LoadedComponent;
}

/** The one page that is rendered ahead, because the pointer rests on one link at a time. */
export const useAhead = create<{ page: AheadPage | null }>(() => ({ page: null }));

const drawn = new Set<string>();

/** Renders a page invisibly, once for each version, so that its first-time work is done before it is opened. */
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
