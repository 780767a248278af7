import { referenceId } from '../reference-id';

const TAB = 'lichen.tab';

/** Returns the name of this tab, which every page that it shows has. */
export function tabName(): string {
  const known = sessionStorage.getItem(TAB);
  const name = known ?? referenceId();
  if (known === null) sessionStorage.setItem(TAB, name);
  return name;
}

/**
 * True if this page may be the first of a copied tab. A browser that duplicates a tab, or opens a window from a page,
 * copies `sessionStorage`. It loads the duplicate from the history, and the new window has no history yet; a tab that
 * hung is loaded anew, or has the page that hung in its history.
 */
function mayBeCopy(): boolean {
  const [entry] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward' || (entry?.type === 'navigate' && history.length === 1);
}

/** Gives a copied tab its own name. Call once, when a page starts. */
export function beginTab(): void {
  if (mayBeCopy()) sessionStorage.setItem(TAB, referenceId());
}
