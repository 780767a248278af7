import { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import { location } from '@lichen/contracts/business/location.entity';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import { docAnchor, MOST_ANCHORS } from '@lichen/contracts/docs/doc-anchor.entity';
import { doc } from '@lichen/contracts/docs/doc.entity';
import type { Read } from '../../../platform/engine/rules';
import { languageIn } from '../lexicon/language-in';
import type { Knowledge, KnownMeter } from '../fields/knowledge';

/** Maximum number of records of each kind that are compared with a document. */
const MOST = 2000;

/** Records of a company that help to read its documents. */
export interface Known {
  readonly knowledge: Knowledge;
  /** ISO 4217 code for amounts without a currency. */
  readonly currency: string | null;
}

/** Returns the meters of the company's applied documents, each with the location of the latest one. */
async function metersOf(read: Read): Promise<readonly KnownMeter[]> {
  const applied = await read(doc).part(['_id', 'prep_data', 'location_id'], {
    where: { queue: 'applied' },
    order: [{ column: 'created_on', descending: true }],
    limit: MOST,
  });
  const found = new Map<string, string>();
  for (const { prep_data, location_id } of applied) {
    const number = prep_data?.['meter_number'];
    if (typeof number === 'string' && location_id !== null && !found.has(number)) found.set(number, location_id);
  }
  return [...found].map(([number, locationId]) => ({ number, locationId }));
}

/** Reads the company's data that a document may mention. `today` is UTC midnight in ms. */
export async function knownTo(read: Read, companyId: string, today: number): Promise<Known> {
  const [profile, locations, partners, meters, anchors] = await Promise.all([
    read(companyProfile).find(companyId),
    read(location).list({ limit: MOST }),
    read(partner).list({ limit: MOST }),
    metersOf(read),
    read(docAnchor).list({ limit: MOST_ANCHORS }),
  ]);
  const countries = [...new Set(locations.map(({ country }) => country))];
  const known = countries.length > 0 ? countries : profile ? [profile.country] : [];
  const knowledge: Knowledge = {
    today: new Date(today).toISOString().slice(0, 10),
    accountLanguage: languageIn(known),
    // The order of day and month depends on it, so a company in several countries leaves it to the document.
    country: known.length === 1 ? (known[0] ?? null) : null,
    ownNames: profile?.company_name ? [profile.company_name] : [],
    suppliers: partners.map(({ _id, name }) => ({ id: _id, name, taxNumber: null, domain: null })),
    locations: locations.map((one) => ({
      ...{ id: one._id, name: one.name, postCode: one.post_code ?? null, addressLine: one.address_line1 ?? null },
    })),
    meters,
    anchors,
  };
  return { knowledge, currency: profile?.reporting_currency ?? null };
}
