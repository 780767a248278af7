import { type DetectedFinding, detectedFinding, ofDays } from './finding';
import { byDay, type CheckSubject, groupedBy } from './check-subject';
import { isMetered } from './checked-types';
import { documentPlaces } from './duplicate-invoices';

/** The same bill of a meter is found by its period, which other bills can overlap too. */
const isFoundByPeriod = ({ type, location_id }: CheckSubject) => isMetered(type) && location_id !== null;

const isSameInvoice = (one: CheckSubject, other: CheckSubject): boolean => {
  const places = new Set(documentPlaces(one));
  return documentPlaces(other).some((place) => places.has(place));
};

/** Entries of any type that say the same: who or where, the days, and the amounts or the reference. */
export function duplicateEntries(records: readonly CheckSubject[]): DetectedFinding[] {
  const compared = records.filter((record) => !isFoundByPeriod(record)).sort(byDay);
  const same = groupedBy(compared, ({ type, entry }) => (entry === null ? null : `${type} ${entry}`));
  return same.flatMap(([first, ...again]) =>
    again.flatMap((record) =>
      first && !isSameInvoice(first, record)
        ? [detectedFinding(record, { kind: 'duplicate_entry', others: [first] })]
        : [],
    ),
  );
}

/** Entries of a month or a year that cover days which another entry of the same person has already. */
export function coveredDays(records: readonly CheckSubject[]): DetectedFinding[] {
  return groupedBy([...records].sort(byDay), ({ type, daysOf }) =>
    daysOf === null ? null : `${type} ${daysOf}`,
  ).flatMap((entries) => {
    const found: DetectedFinding[] = [];
    let furthest = entries[0];
    for (const record of entries.slice(1)) {
      if (!furthest) break;
      const [from, to] = [record.from, Math.min(furthest.to, record.to)];
      const isLong = furthest.to > furthest.from || record.to > record.from;
      if (to >= from && isLong && furthest.entry !== record.entry)
        found.push(
          detectedFinding(record, { kind: 'overlap', others: [furthest], from, to, params: ofDays(from, to) }),
        );
      if (record.to > furthest.to) furthest = record;
    }
    return found;
  });
}
