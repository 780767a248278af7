import { z } from 'zod';
import { defineCall } from '../entity/entity';
import { SIGNED_IN } from '../portal/roles';

/** Sharing of news by the company behind a partner. */
export interface PartnerNews {
  /** True if the two companies are connected and the other one lets this one read its published stories. */
  readonly isShared: boolean;
}

/** Returns whether a partner shares its news with the caller's company; throws `notFound` for an unknown partner. */
export const partnerNews = defineCall({
  name: 'partner_news',
  label: 'News of a partner',
  method: 'GET',
  allow: SIGNED_IN,
  subscription: 'value-chain',
  input: z.strictObject({ partner_id: z.string().max(64) }),
  writes: false,
  dependsOn: ['partners'],
});
