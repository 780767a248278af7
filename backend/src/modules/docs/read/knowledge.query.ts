import { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import { location } from '@lichen/contracts/business/location.entity';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import { docAnchor, MOST_ANCHORS } from '@lichen/contracts/docs/doc-anchor.entity';
import { doc } from '@lichen/contracts/docs/doc.entity';
import type { Read } from '../../../platform/engine/rules';
import { languageIn } from '../lexicon/language-in';
import type { Anchor, Knowledge, KnownMeter, KnownSupplier } from '../fields/knowledge';
import { domainsOf, onlyOwners, partnerSenders } from '../partners/partner-senders.query';

/** Maximum number of records of each kind that are compared with a document. */
const MOST = 2000;

/** Records of a company that help to read its documents. */
export interface Known {
  readonly knowledge: Knowledge;
  /** ISO 4217 code for amounts without a currency. */
  readonly currency: string | null;
  /** Partner that people linked to documents with a supplier key (`tax:…`, `iban:…`, `site:…`, `name:…`), by key. */
  readonly partnerByKey: ReadonlyMap<string, string>;
}

const APPLIED = ['_id', 'prep_data', 'location_id', 'partner_id'] as const;

const appliedDocs = (read: Read) =>
  read(doc).part(APPLIED, {
    where: { queue: 'applied' },
    order: [{ column: 'created_on', descending: true }],
    limit: MOST,
  });
type Applied = Awaited<ReturnType<typeof appliedDocs>>;

/** Returns the meters of the company's applied documents, each with the location of the latest one. */
function metersOf(applied: Applied): readonly KnownMeter[] {
  const found = new Map<string, string>();
  for (const { prep_data, location_id } of applied) {
    const number = prep_data?.['meter_number'];
    if (typeof number === 'string' && location_id !== null && !found.has(number)) found.set(number, location_id);
  }
  return [...found].map(([number, locationId]) => ({ number, locationId }));
}

/** Returns the partners of applied documents by the key of their supplier; keys of several partners are left out. */
function taughtPartners(anchors: readonly Anchor[], applied: Applied): ReadonlyMap<string, string> {
  const partners = new Map(applied.map(({ _id, partner_id }) => [_id, partner_id]));
  return onlyOwners(
    anchors.flatMap(({ supplier_key, doc_id }) => {
      const id = partners.get(doc_id);
      return id ? [[supplier_key, id] as const] : [];
    }),
  );
}

/** Returns a supplier for each domain of a partner, or a single one without a domain. */
function suppliersOf({ _id: id, name }: { readonly _id: string; readonly name: string }, domains: readonly string[]) {
  const one: KnownSupplier = { id, name, taxNumber: null, domain: null };
  return domains.length > 0 ? domains.map((domain) => ({ ...one, domain })) : [one];
}

/** Reads the company's data that a document may mention. `today` is UTC midnight in ms. */
export async function knownTo(read: Read, companyId: string, today: number): Promise<Known> {
  const [profile, locations, partners, applied, anchors, senders] = await Promise.all([
    read(companyProfile).find(companyId),
    read(location).list({ limit: MOST }),
    read(partner).list({ limit: MOST }),
    appliedDocs(read),
    read(docAnchor).list({ limit: MOST_ANCHORS }),
    partnerSenders(read),
  ]);
  const countries = [...new Set(locations.map(({ country }) => country))];
  const domains = domainsOf(senders);
  const known = countries.length > 0 ? countries : profile ? [profile.country] : [];
  const knowledge: Knowledge = {
    today: new Date(today).toISOString().slice(0, 10),
    accountLanguage: languageIn(known),
    // The order of day and month depends on it, so a company in several countries leaves it to the document.
    country: known.length === 1 ? (known[0] ?? null) : null,
    ownNames: profile?.company_name ? [profile.company_name] : [],
    suppliers: partners.flatMap((one) => suppliersOf(one, domains.get(one._id) ?? [])),
    locations: locations.map((one) => ({
      ...{ id: one._id, name: one.name, postCode: one.post_code ?? null, addressLine: one.address_line1 ?? null },
    })),
    meters: metersOf(applied),
    anchors,
  };
  const partnerByKey = taughtPartners(anchors, applied);
  return { knowledge, currency: profile?.reporting_currency ?? null, partnerByKey };
}
