import { type DetectedFinding, detectedFinding } from '../finding';
import { byDay, type CheckSubject } from '../check-subject';
import { inSharedUnit } from '../../types/shared/identity';
import { keepEither } from '../remedies';

/** Keys, one of which copies of a document share: its supplier and number, with its location or its amount. */
export function documentPlaces({ type, partner_id, document, location_id, amount, units }: CheckSubject): string[] {
  if (document === null) return [];
  const same = JSON.stringify([type, partner_id, document]);
  return [
    `${same} at ${location_id}`,
    ...(amount === null ? [] : [`${same} of ${inSharedUnit(amount, units).join(' ')}`]),
  ];
}

/**
 * The same supplier and number twice, at the same location or with the same amount. One invoice over several locations
 * is usual, and its lines differ in both.
 */
export function duplicateInvoices(records: readonly CheckSubject[]): DetectedFinding[] {
  const seen = new Map<string, CheckSubject>();
  const found: DetectedFinding[] = [];
  for (const record of [...records].sort(byDay)) {
    const places = documentPlaces(record);
    const first = places.map((place) => seen.get(place)).find((known) => known !== undefined);
    if (first)
      found.push(
        detectedFinding(record, {
          kind: 'duplicate_invoice',
          others: [first],
          remedies: keepEither(record, first),
          params: { number: { text: record.number ?? '' } },
        }),
      );
    for (const place of places) if (!seen.has(place)) seen.set(place, record);
  }
  return found;
}
