import type { EsgMissing, EsgSection } from '@lichen/contracts/business/company/esg-status.call';
import type { Said } from '@lichen/contracts/text/said';

/** An item of a section: whether it is there, and the address of the page where it is filled in. */
export interface EsgItem {
  readonly part: string;
  readonly label: Said;
  readonly isThere: boolean;
  readonly path: string;
}

/** Limit of missing items that are listed by name; with thousands of records, their list shows the rest. */
const MOST_NAMED = 50;

/** Returns the label of an item of one of several records, such as `Main depot: Area`. */
export const itemOf = (name: string, label: string): Said => ({
  words: '{name}: {figure}',
  params: { name: { text: name }, figure: { words: label } },
});

/** Counts the items of a section by part, also of parts without items, and names the first that are missing. */
export function esgSection(section: string, parts: readonly string[], items: Iterable<EsgItem>): EsgSection {
  const counts = new Map(parts.map((part) => [part, { part, done: 0, total: 0 }]));
  const missing: EsgMissing[] = [];
  for (const { part, label, isThere, path } of items) {
    const count = counts.get(part);
    if (!count) continue;
    count.total += 1;
    if (isThere) count.done += 1;
    else if (missing.length < MOST_NAMED) missing.push({ part, label, path });
  }
  return { section, parts: [...counts.values()], missing };
}
