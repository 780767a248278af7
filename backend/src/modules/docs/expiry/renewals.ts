import { COMPARE_AGAIN, RENEWED } from '@lichen/contracts/docs/expiry';
import { docTypeOf } from '@lichen/contracts/docs/types/all-types';
import { type Lasting, replaced, subjectOf } from './successions';

/** A document whose expiry is announced, or not because another one has replaced it. */
export interface Expiring extends Lasting {
  readonly expiry_told: string | null;
}

/** Returns true for a type of which a newer document replaces an older one, such as a certificate. */
function isRenewable(id: string | null): id is string {
  const makes = id === null ? undefined : docTypeOf(id)?.makes;
  return makes?.kind === 'expiry' && makes.list === undefined;
}

/** Documents among which some may renew others: those of one subject. The columns find them, and others beside them. */
export interface RenewalGroup {
  readonly columns: Readonly<Record<'doc_type_id' | 'partner_id', string | null>>;
  /** The location of the subject, which own documents have in a column. */
  readonly location_id: string | null;
  readonly subject: string;
}

/** Returns the group of a document, if it is of a type of which newer ones replace older ones. */
export function groupOf(one: Lasting | null): readonly RenewalGroup[] {
  if (!one || !isRenewable(one.doc_type_id)) return [];
  const { doc_type_id, partner_id } = one;
  const { location_id } = one.prep_data ?? {};
  const location = typeof location_id === 'string' ? location_id : null;
  return [{ columns: { doc_type_id, partner_id }, location_id: location, subject: subjectOf(one) }];
}

/** Returns what decides whether a document renews others, or others renew it. */
function sayingOf(one: Expiring | null): string | null {
  if (!one || !isRenewable(one.doc_type_id) || one.expiry_date === null) return null;
  const { certificate_number, standard, issue_date } = one.prep_data ?? {};
  const of = [certificate_number, standard, issue_date, one.expiry_date, one.applied_on !== null];
  return JSON.stringify([subjectOf(one), ...of]);
}

/** Returns the groups of a document whose change may renew others, or let others renew it; each once. */
export function renewalGroups(before: Expiring | null, after: Expiring | null): readonly RenewalGroup[] {
  if (sayingOf(before) === sayingOf(after)) return [];
  const found = [...groupOf(before), ...groupOf(after)];
  return found.filter((one, at) => found.findIndex(({ subject }) => subject === one.subject) === at);
}

/**
 * Returns the changed `expiry_told` of the documents of whole groups: `RENEWED` while another one has replaced the
 * document, and null, so that the expiry is announced, once there is none.
 */
export function renewals<D extends Expiring>(
  documents: readonly D[],
): readonly { readonly record: D; readonly expiry_told: typeof RENEWED | null }[] {
  const ids = replaced(documents);
  return documents.flatMap((record) => {
    const isRenewed = ids.has(record._id);
    const { expiry_told } = record;
    const isSaid = isRenewed ? expiry_told === RENEWED : expiry_told !== RENEWED && expiry_told !== COMPARE_AGAIN;
    if (isSaid) return [];
    return [{ record, expiry_told: isRenewed ? RENEWED : null }];
  });
}
