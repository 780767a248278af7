import { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import { partnerContact } from '@lichen/contracts/compliance/partner-contact.entity';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { mayShare } from '@lichen/contracts/docs/sharing/may-share';
import { SHARE_TEXTS } from '@lichen/contracts/docs/sharing/share-texts';
import { profile } from '@lichen/contracts/identity/profile.entity';
import { notFound, refused } from '@lichen/contracts/api/problems';
import type { Context, Read } from '../../../../platform/engine/rules';

/** Input that all channels share. */
export interface Sending {
  readonly doc_id: string;
  readonly partner_id: string;
  readonly contact_id: string;
  readonly with_file?: boolean | undefined;
  readonly with_data?: boolean | undefined;
  readonly message?: string | undefined;
  readonly days?: number | undefined;
}

/** Returns document, partner and contact. Throws `notFound` if one is missing, `refused` if not shareable. */
export async function expectSendable(read: Read, { doc_id, partner_id, contact_id }: Sending) {
  const [document, company, contact] = await Promise.all([
    read(doc).find(doc_id),
    read(partner).find(partner_id),
    read(partnerContact).find(contact_id),
  ]);
  if (!document || !company || contact?.partner_id !== partner_id) throw notFound();
  if (!mayShare(document)) throw refused(SHARE_TEXTS.notReady);
  return { document, company, contact };
}

/** Returns first and last name; a person may have no last name. */
export const fullName = (person: { first_name: string; last_name: string | null }): string =>
  [person.first_name, person.last_name].filter(Boolean).join(' ');

/** Returns the names of the sender and the sender's company for the recipient. */
export async function senderNames(read: Read, { companyId, userId }: Context) {
  const [author, own] = await Promise.all([read(profile).get(userId), read(companyProfile).find(companyId)]);
  return { author: fullName(author), company_name: own?.company_name ?? '' };
}
