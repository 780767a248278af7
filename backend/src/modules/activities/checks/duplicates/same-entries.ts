import { areSameAmounts, placesByAmounts } from '../../types/shared/rounded-amounts';
import type { CheckSubject } from '../check-subject';

/** A record and the first one that it repeats. */
export interface Repeat {
  readonly record: CheckSubject;
  readonly first: CheckSubject;
}

/** Tells whether two entries are equal, in any unit and rounding. */
export const saysTheSame = (one: CheckSubject, other: CheckSubject): boolean =>
  one.entry !== null && one.entry === other.entry && areSameAmounts(one.measured, other.measured);

/** Returns the records with the same key that repeat an earlier one, with that one. */
export function repeatsOf(records: readonly CheckSubject[]): Repeat[] {
  const firsts = placesByAmounts<CheckSubject>();
  return records.flatMap((record) => {
    const first = firsts.find(record.measured);
    if (first) return [{ record, first }];
    firsts.add(record.measured, record);
    return [];
  });
}
