import { z } from 'zod';
import { queryInteger } from '../../api/query-values';
import { defineCall } from '../../entity/entity';
import { DOC_SUBSCRIPTIONS } from '../doc-access';
import { SHARE_STATUSES } from './doc-share.entity';
import type { SEND_METHODS } from './sent-doc.entity';
import { SHARE_ROLES } from './share-roles';

/** The people who could see a document if it were shared with a partner, and the channels by which it can be sent. */
export interface ShareReach {
  /** True if the two companies are connected, so that documents can be shared through the portal. */
  readonly isConnected: boolean;
  /** Name of the connected company, as it calls itself; null if there is none. */
  readonly company: string | null;
  /** Number of people at that company who may open shared documents. */
  readonly people: number;
  /** Channels that this installation can send by; `partner` only if the two companies are connected. */
  readonly methods: readonly (keyof typeof SEND_METHODS)[];
}

/** Sharing state of one document with one partner. */
export interface PartnerDoc {
  /** Id of the share; null if there has been none. */
  readonly doc_share_id: string | null;
  readonly partner_id: string;
  readonly partner: { readonly name: string };
  readonly doc_id: string;
  readonly doc: { readonly name: string };
  readonly status: keyof typeof SHARE_STATUSES;
  readonly shared_on: number | null;
  readonly recalled_on: number | null;
  readonly edited: boolean;
  readonly expiry_date: number | null;
}

const FEW = 25;
const MOST = 500;

/** With `doc_id` and no `filter`, lists every connected partner for it; otherwise lists existing shares. */
export const partnerDocsList = defineCall({
  name: 'partner_docs_list',
  label: 'Documents shared by partner',
  method: 'GET',
  allow: SHARE_ROLES,
  subscription: DOC_SUBSCRIPTIONS,
  input: z.strictObject({
    filter: z.enum(Object.keys(SHARE_STATUSES) as [keyof typeof SHARE_STATUSES]).optional(),
    doc_id: z.string().max(64).optional(),
    partner_id: z.string().max(64).optional(),
    limit: queryInteger.min(1).max(MOST).default(FEW),
    offset: queryInteger.min(0).default(0),
  }),
  writes: false,
  dependsOn: ['doc_shares', 'partners', 'docs'],
});

/** Returns who at the partner could see a shared document, and the channels that reach the partner. */
export const shareReach = defineCall({
  name: 'share_reach',
  label: 'Who sees what is shared',
  method: 'GET',
  allow: SHARE_ROLES,
  subscription: DOC_SUBSCRIPTIONS,
  input: z.strictObject({ partner_id: z.string().max(64) }),
  writes: false,
  dependsOn: ['partners'],
});
