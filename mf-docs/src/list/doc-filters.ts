import { DOC_CATEGORIES, type DocCategory } from '@lichen/contracts/docs/doc-type';
import { DOC_QUEUES, type DocQueue } from '@lichen/contracts/docs/doc-statuses';
import { docTypeOf } from '@lichen/contracts/docs/types/all-types';
import { isOneOf } from './is-one-of';

/** Queues that are tabs; what is being read stands in a card of its own. */
export const TABS = ['to_review', 'postponed', 'applied', 'refused'] as const satisfies readonly DocQueue[];
export type Tab = (typeof TABS)[number];

/** Names in the address that narrow the list. */
export const FILTER_NAMES = ['search', 'category', 'doc_type', 'location_id', 'partner_id', 'from', 'to', 'status'];

type One = (name: string) => string | null;

/** The open tab; what the address says otherwise is the first. */
export const tabOf = (one: One): Tab => {
  const asked = one('tab');
  return isOneOf(TABS, asked) ? asked : 'to_review';
};

/** What the server is asked for; nothing that it would refuse. */
export function filtersOf(one: One): Readonly<Record<string, string | null>> {
  const category = one('category');
  const type = one('doc_type');
  const day = (name: string) => (/^\d{1,14}$/.test(one(name) ?? '') ? one(name) : null);
  return {
    docFilter: tabOf(one),
    search: one('search'),
    category: isOneOf(Object.keys(DOC_CATEGORIES) as DocCategory[], category) ? category : null,
    doc_type: type !== null && docTypeOf(type) ? type : null,
    location_id: one('location_id'),
    partner_id: one('partner_id'),
    status: one('status') === 'invalid' ? 'invalid' : null,
    from: day('from'),
    to: day('to'),
  };
}

/** Words of a tab. */
export const tabWords = (tab: Tab): string => DOC_QUEUES[tab];
