import { DOC_QUEUES, type DocQueue } from '@lichen/contracts/docs/doc-statuses';

/** Queues that are tabs; what is being read stands in a card of its own. */
export const TABS = ['to_review', 'postponed', 'applied', 'refused', 'replaced'] as const satisfies readonly DocQueue[];
export type Tab = (typeof TABS)[number];

/** Names in the address that narrow the list. */
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

/** True when a text of an address is one of those that are known. */
const isOneOf = <T extends string>(known: readonly T[], text: string | null): text is T =>
  text !== null && (known as readonly string[]).includes(text);

type One = (name: string) => string | null;

/** The open tab; what the address says otherwise is the first. */
export const tabOf = (one: One): Tab => {
  const asked = one('tab');
  return isOneOf(TABS, asked) ? asked : 'to_review';
};

/**
 * What the server is asked for, as the address has it. What means nothing is refused there: left out here, the list would
 * show everything and say that it is narrowed.
 */
export function filtersOf(one: One): Readonly<Record<string, string | null>> {
  return { docFilter: tabOf(one), ...Object.fromEntries(FILTER_NAMES.map((name) => [name, one(name)])) };
}

/** Words of a tab. */
export const tabWords = (tab: Tab): string => DOC_QUEUES[tab];
