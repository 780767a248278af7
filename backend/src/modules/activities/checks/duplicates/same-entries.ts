import { areSameAmounts, inSharedUnit, ROUGHEST } from '../../types/shared/rounded-amounts';
import type { CheckSubject } from '../check-subject';

export interface Repeat {
  readonly record: CheckSubject;
  readonly first: CheckSubject;
}

/** True where both say the same, in whatever unit and rounding. */
export const saysTheSame = (one: CheckSubject, other: CheckSubject): boolean =>
  one.entry !== null && one.entry === other.entry && areSameAmounts(one.measured, other.measured);

/** Amounts that may be the same lie in one of these or in two next to each other, so that not all are compared. */
const STEP = Math.log1p(2 * ROUGHEST);

function magnitudeOf({ measured: [amount] }: CheckSubject): number {
  const shared = amount ? Math.abs(inSharedUnit(amount.value, amount.units)[0]) : 0;
  return shared === 0 ? Number.NEGATIVE_INFINITY : Math.floor(Math.log(shared) / STEP);
}

/** Each of some records that says the same as one before it, with that one. */
export function repeatsOf(records: readonly CheckSubject[]): Repeat[] {
  const firsts = new Map<number, CheckSubject[]>();
  return records.flatMap((record) => {
    const magnitude = magnitudeOf(record);
    const near = [...new Set([magnitude - 1, magnitude, magnitude + 1])].flatMap((at) => firsts.get(at) ?? []);
    const first = near.find((other) => saysTheSame(other, record));
    if (first) return [{ record, first }];
    firsts.set(magnitude, [...(firsts.get(magnitude) ?? []), record]);
    return [];
  });
}
