import { DOC_QUEUES, type DocQueue } from '@lichen/contracts/docs/doc-statuses';

/** Queues that have a tab; documents being read are shown in a separate card. */
export const TABS = ['to_review', 'postponed', 'applied', 'refused', 'replaced'] as const satisfies readonly DocQueue[];
export type Tab = (typeof TABS)[number];

/** Query parameters that filter the list. */
export const FILTER_NAMES = [
  'search',
  'category',
  'doc_type',
  'location_id',
  'partner_id',
  'from',
  'to',
  'status',
  'applied_by_itself',
  'waits_for',
];

/** Returns true where a query parameter has one of the known values. */
const isOneOf = <T extends string>(known: readonly T[], text: string | null): text is T =>
  text !== null && (known as readonly string[]).includes(text);

type One = (name: string) => string | null;

/** Returns the tab in the address, or the first where it names none. */
export const tabOf = (one: One): Tab => {
  const asked = one('tab');
  return isOneOf(TABS, asked) ? asked : 'to_review';
};

/**
 * Returns the filters in the address. Unknown values are passed on for the server to refuse: without them the list
 * would show everything and still claim to be filtered.
 */
export function filtersOf(one: One): Readonly<Record<string, string | null>> {
  return { docFilter: tabOf(one), ...Object.fromEntries(FILTER_NAMES.map((name) => [name, one(name)])) };
}

/** Returns the English title of a tab. */
export const tabWords = (tab: Tab): string => DOC_QUEUES[tab];
