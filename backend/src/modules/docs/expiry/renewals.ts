import type { doc } from '@lichen/contracts/docs/doc.entity';
import { RENEWED } from '@lichen/contracts/docs/expiry';
import type { sharedDoc } from '@lichen/contracts/docs/sharing/shared-doc.entity';
import { docTypeOf } from '@lichen/contracts/docs/types/all-types';
import { COVERS } from '@lichen/contracts/docs/types/insurance';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { fold } from '@lichen/contracts/formats/fold';

type Named = '_id' | 'version' | 'doc_type_id' | 'prep_data' | 'expiry_date' | 'expiry_told' | 'applied_on';

/** A document with an expiry date: an own one, or one of the partner who shared it. */
export type Expiring = Pick<RecordOf<typeof doc> | RecordOf<typeof sharedDoc>, Named | 'partner_id'>;

/** Returns true for a type of which a newer document replaces an older one, such as a certificate. */
function isRenewable(id: string | null): id is string {
  const makes = id === null ? undefined : docTypeOf(id)?.makes;
  return makes?.kind === 'expiry' && makes.list === undefined;
}

const said = (value: unknown): string => fold(typeof value === 'string' ? value : '');

/**
 * Returns the type, the holder, the building and the covers, which a document and its renewal have in common. The
 * certificate of one building does not renew that of another, nor a motor insurance that of the employer's liability.
 */
function subjectOf({ doc_type_id, partner_id, prep_data }: Expiring): string {
  const { company_name, location_id, address } = prep_data ?? {};
  const building = typeof location_id === 'string' ? location_id : said(address);
  const covers = Object.keys(COVERS).filter((cover) => prep_data?.[cover] === 'yes');
  return JSON.stringify([doc_type_id, partner_id, said(company_name), building, covers]);
}

/** Returns the types of a document whose change may renew others, or let others renew it. */
export function renewableTypes(before: Expiring | null, after: Expiring | null): readonly string[] {
  const [old, now] = [before, after].map((one) =>
    one && isRenewable(one.doc_type_id) && one.expiry_date !== null
      ? JSON.stringify([subjectOf(one), one.expiry_date, one.applied_on !== null])
      : null,
  );
  return old === now ? [] : [before?.doc_type_id ?? null, after?.doc_type_id ?? null].filter(isRenewable);
}

/**
 * Returns the changed `expiry_told` of documents of one type: `RENEWED` while an applied document of the same holder
 * expires later, and null, so that the expiry is announced, once there is none.
 */
export function renewals<D extends Expiring>(
  documents: readonly D[],
): readonly { readonly record: D; readonly expiry_told: typeof RENEWED | null }[] {
  const last = new Map<string, number>();
  for (const one of documents)
    if (one.applied_on !== null)
      last.set(subjectOf(one), Math.max(last.get(subjectOf(one)) ?? -Infinity, one.expiry_date ?? -Infinity));
  return documents.flatMap((record) => {
    const isRenewed = (record.expiry_date ?? Infinity) < (last.get(subjectOf(record)) ?? -Infinity);
    if (isRenewed === (record.expiry_told === RENEWED)) return [];
    return [{ record, expiry_told: isRenewed ? RENEWED : null }];
  });
}
