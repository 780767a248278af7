import { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import { partnerContact } from '@lichen/contracts/compliance/partner-contact.entity';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import { member } from '@lichen/contracts/identity/member.entity';
import type { Read } from '../../../platform/engine/rules';
import { senderOf } from '../../../platform/mail/sending-domain';
import { getOrInsertComputed } from '../../../platform/map-get-or-insert';

/** Maximum number of contacts, partners and users whose addresses are compared. */
const MOST = 2000;

const ADDRESS = /[^\s<>"',;]+@[^\s<>"',;]+/g;

/** Returns the key of a website; null for a text that is none. */
function siteKey(site: string): string | null {
  const address = site.includes('://') ? site : `https://${site}`;
  return URL.canParse(address) ? senderOf(`site@${new URL(address).hostname}`) : null;
}

/** Keeps the keys that belong to one partner only. */
export function onlyOwners(pairs: readonly (readonly [key: string, partner: string])[]): Map<string, string> {
  const owners = new Map<string, Set<string>>();
  for (const [key, id] of pairs) getOrInsertComputed(owners, key, () => new Set<string>()).add(id);
  return new Map([...owners].flatMap(([key, ids]) => (ids.size === 1 ? [[key, [...ids][0] as string] as const] : [])));
}

/** Returns the keys of the company's own addresses and website, which say nothing about a partner. */
async function ownKeys(read: Read): Promise<ReadonlySet<string>> {
  const [[profile], members] = await Promise.all([
    read(companyProfile).list({ limit: 1 }),
    read(member).part(['email'], { limit: MOST }),
  ]);
  const site = profile?.website ? siteKey(profile.website) : null;
  return new Set([...members.map(({ email }) => senderOf(email)), ...(site === null ? [] : [site])]);
}

/**
 * Returns the partner behind each domain, or mailbox at a provider open to everybody, from the addresses of its contacts
 * and of its invitation. Keys of two partners, and the company's own, belong to nobody.
 */
export async function partnerSenders(read: Read): Promise<ReadonlyMap<string, string>> {
  const [contacts, partners, own] = await Promise.all([
    read(partnerContact).part(['partner_id', 'email'], { limit: MOST }),
    read(partner).part(['_id', 'invite_email'], { limit: MOST }),
    ownKeys(read),
  ]);
  const known = [
    ...contacts.map(({ partner_id, email }) => [email, partner_id] as const),
    ...partners.map(({ _id, invite_email }) => [invite_email, _id] as const),
  ].flatMap(([email, id]) => (email ? [[senderOf(email), id] as const] : []));
  return onlyOwners(known.filter(([key]) => !own.has(key)));
}

/** Returns the partner that an email is from, by its `From` line; null if that names no partner, or several. */
export async function partnerOfSender(read: Read, from: string): Promise<string | null> {
  const addresses = from.match(ADDRESS) ?? [];
  if (addresses.length === 0) return null;
  const senders = await partnerSenders(read);
  const ids = new Set(addresses.flatMap((address) => senders.get(senderOf(address)) ?? []));
  return ids.size === 1 ? ([...ids][0] ?? null) : null;
}

/** Returns the domains of each partner. */
export function domainsOf(senders: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const domains = new Map<string, string[]>();
  for (const [key, id] of senders) if (!key.includes('@')) domains.set(id, [...(domains.get(id) ?? []), key]);
  return domains;
}
