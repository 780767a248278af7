import { areSameAmounts, placesByAmounts } from '../../types/shared/rounded-amounts';
import type { CheckSubject } from '../check-subject';

export interface Repeat {
  readonly record: CheckSubject;
  readonly first: CheckSubject;
}

/** True where both say the same, in whatever unit and rounding. */
export const saysTheSame = (one: CheckSubject, other: CheckSubject): boolean =>
  one.entry !== null && one.entry === other.entry && areSameAmounts(one.measured, other.measured);

/** Each of some records of one key that says the same as one before it, with that one. */
export function repeatsOf(records: readonly CheckSubject[]): Repeat[] {
  const firsts = placesByAmounts<CheckSubject>();
  return records.flatMap((record) => {
    const first = firsts.find(record.measured);
    if (first) return [{ record, first }];
    firsts.add(record.measured, record);
    return [];
  });
}
