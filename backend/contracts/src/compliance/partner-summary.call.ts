import { z } from 'zod';
import { defineCall } from '../entity/entity';
import { SIGNED_IN } from '../portal/roles';
import type { INVITE_STATES } from './partner.entity';

/** Partner counts of a company. */
export interface PartnerSummary {
  /** Number of partners in each connection state, in the order of `INVITE_STATES`; states without partners have 0. */
  readonly states: readonly { readonly state: keyof typeof INVITE_STATES; readonly count: number }[];
  readonly total: number;
  /** Connected partners with a live share: a document shared with or by them, or the news. */
  readonly sharing: number;
}

/** Returns the partner counts of the caller's company. */
export const partnerSummary = defineCall({
  name: 'partner_summary',
  label: 'Summary of partners',
  method: 'GET',
  allow: SIGNED_IN,
  subscription: 'value-chain',
  input: z.strictObject({}),
  writes: false,
  dependsOn: ['partners', 'doc_shares', 'shared_docs'],
});
