import { type DetectedFinding, detectedFinding } from '../finding';
import { byDay, type CheckSubject, groupedBy } from '../check-subject';
import { inSharedUnit, isSameAmount } from '../../types/shared/rounded-amounts';
import { keepEither } from '../remedies';

/** Returns the key of a document: type, supplier and number. */
const documentKey = ({ type, partner_id, document }: CheckSubject): string | null =>
  document === null ? null : JSON.stringify([type, partner_id, document]);

/** Returns keys of which copies of a document share one: supplier and number, with location or amount. */
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

/** Tells whether two records are copies of a document: same location, or same amount in any unit. */
export const isSameInvoice = (one: CheckSubject, other: CheckSubject): boolean =>
  documentKey(one) !== null &&
  documentKey(one) === documentKey(other) &&
  (one.location_id === other.location_id || isOfSameAmount(one, other));

/** Lines of a document compared with each other; of longer documents, each is compared with the first one alike. */
const MOST_COMPARED = 50;

/**
 * Returns findings of the same supplier and number twice, at the same location or with the same amount. One invoice
 * over several locations is usual, and its lines differ in both.
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
