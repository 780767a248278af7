import { type DetectedFinding, detectedFinding } from '../finding';
import { byDay, type CheckSubject, groupedBy } from '../check-subject';
import { coversSingleDays, isMetered } from '../checked-types';
import { isSameInvoice } from './duplicate-invoices';
import { besideFurthest, overlapOf } from './recorded-periods';
import { keepEither } from '../remedies';
import { repeatsOf, saysTheSame } from './same-entries';

/** Tells whether a record is a metered bill, whose duplicates are found as overlaps instead. */
const isFoundByPeriod = ({ type, location_id }: CheckSubject) => isMetered(type) && location_id !== null;

/** Returns findings of duplicate entries: same person or location, days, and amounts or reference. */
export function duplicateEntries(records: readonly CheckSubject[]): DetectedFinding[] {
  const compared = records.filter((record) => !isFoundByPeriod(record)).sort(byDay);
  const same = groupedBy(compared, ({ type, entry }) => (entry === null ? null : `${type} ${entry}`));
  return same
    .flatMap(repeatsOf)
    .flatMap(({ record, first }) =>
      isSameInvoice(first, record)
        ? []
        : [detectedFinding(record, { kind: 'duplicate_entry', remedies: keepEither(record, first), others: [first] })],
    );
}

const isLong = ({ from, to }: CheckSubject): boolean => to > from;

/** Returns findings of entries of a month, year or night that overlap another entry of the same person. */
export const coveredDays = (records: readonly CheckSubject[]): DetectedFinding[] =>
  besideFurthest(
    records,
    ({ type, daysOf }) => (daysOf === null ? null : `${type} ${daysOf}`),
    (before, record) =>
      overlapOf(
        before,
        record,
        () => !(isLong(before) || isLong(record) || coversSingleDays(record.type)) || saysTheSame(before, record),
      ),
  );
