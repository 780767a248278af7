import { type DetectedFinding, detectedFinding } from '../finding';
import { byDay, type CheckSubject, groupedBy } from '../check-subject';
import { inSharedUnit, isSameAmount } from '../../types/shared/rounded-amounts';
import { keepEither } from '../remedies';

/** Key of a document: its supplier and number. */
const documentKey = ({ type, partner_id, document }: CheckSubject): string | null =>
  document === null ? null : JSON.stringify([type, partner_id, document]);

/** Keys, one of which copies of a document share: its supplier and number, with its location or its amount. */
export function documentPlaces(record: CheckSubject): string[] {
  const { location_id, amount, units } = record;
  const same = documentKey(record);
  if (same === null) return [];
  return [
    `${same} at ${location_id}`,
    ...(amount === null ? [] : [`${same} of ${inSharedUnit(amount, units).join(' ')}`]),
  ];
}

const isOfSameAmount = (one: CheckSubject, other: CheckSubject): boolean =>
  one.amount !== null &&
  other.amount !== null &&
  isSameAmount({ value: one.amount, units: one.units }, { value: other.amount, units: other.units });

/** True for copies of a document: at the same location, or of the same amount in whatever unit. */
export const isSameInvoice = (one: CheckSubject, other: CheckSubject): boolean =>
  documentKey(one) !== null &&
  documentKey(one) === documentKey(other) &&
  (one.location_id === other.location_id || isOfSameAmount(one, other));

/** Lines of one document; of more, as of a bill over a thousand sites, each is compared with the first of its place. */
const MOST_COMPARED = 50;

/**
 * The same supplier and number twice, at the same location or with the same amount. One invoice over several locations
 * is usual, and its lines differ in both.
 */
export function duplicateInvoices(records: readonly CheckSubject[]): DetectedFinding[] {
  const byDocument = groupedBy([...records].sort(byDay), documentKey);
  return byDocument.flatMap((lines) => {
    const seen = new Map<string, CheckSubject>();
    const few = lines.length > MOST_COMPARED ? [] : lines;
    return lines.flatMap((record, at) => {
      const places = documentPlaces(record);
      const known = places.map((place) => seen.get(place)).find((first) => first !== undefined);
      const first = known ?? few.slice(0, at).find((other) => isSameInvoice(other, record));
      for (const place of places) if (!seen.has(place)) seen.set(place, record);
      if (!first) return [];
      return [
        detectedFinding(record, {
          kind: 'duplicate_invoice',
          others: [first],
          remedies: keepEither(record, first),
          params: { number: { text: record.number ?? '' } },
        }),
      ];
    });
  });
}
